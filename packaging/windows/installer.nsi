; The installer for Windows, for one user and without an administrator. Compiled by packaging/releasing.py:
;   makensis -DVERSION=0.1.0 -DFOLDER=dist/sparktable -DICON=build/icon/sparktable.ico -DOUT=dist/setup.exe installer.nsi

Unicode true
!include MUI2.nsh

Name "Sparktable"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Sparktable"
InstallDirRegKey HKCU "Software\Sparktable" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID ${COMPRESSOR}
ManifestDPIAware true

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Sparktable"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Sparktable"
VIAddVersionKey "CompanyName" "Sparktable contributors"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Sparktable"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Sparktable.exe"

!insertmacro MUI_PAGE_LICENSE "${FOLDER}/LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

Section
  ; What an older version left there would be loaded before what this one brings.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Sparktable.lnk" "$INSTDIR\Sparktable.exe"
  WriteRegStr HKCU "Software\Sparktable" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Sparktable"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\Sparktable.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "Sparktable contributors"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

; Games and settings stay where they are: they are the player's.
Section "Uninstall"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\Sparktable.exe"
  Delete "$INSTDIR\sparktable-cli.exe"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\THIRD-PARTY.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Sparktable.lnk"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "Software\Sparktable"
SectionEnd
