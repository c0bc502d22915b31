"""Where in a picture there is most room beside the signs that lie on it."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QRectF


def free_room(picture: QRectF, signs: Sequence[QRectF], shape: QRectF) -> QRectF:
    """The part of a picture without any sign in which something of that shape is largest; all of it where signs leave
    none."""
    lefts = [picture.left(), *(sign.right() for sign in signs)]
    rights = [picture.right(), *(sign.left() for sign in signs)]
    tops = [picture.top(), *(sign.bottom() for sign in signs)]
    bottoms = [picture.bottom(), *(sign.top() for sign in signs)]
    rooms = [(left, top, right, bottom) for left, right, top, bottom in product(lefts, rights, tops, bottoms)
             if picture.left() <= left < right <= picture.right()
             and picture.top() <= top < bottom <= picture.bottom()
             and not any(left < sign.right() and sign.left() < right
                         and top < sign.bottom() and sign.top() < bottom for sign in signs)]
    whole = picture.left(), picture.top(), picture.right(), picture.bottom()
    left, top, right, bottom = max(rooms, default=whole, key=lambda room: min(
        (room[2] - room[0]) / shape.width(), (room[3] - room[1]) / shape.height()))
    return QRectF(left, top, right - left, bottom - top)
