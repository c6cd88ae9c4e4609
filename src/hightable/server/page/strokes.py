"""Signs of lines for buttons and tabs, in the colour of their text."""

from __future__ import annotations

from typing import Final

PLAY: Final = "M8 5l11 7-11 7z"
BULB: Final = "M9.2 17.2c-.2-2-1.2-3-2-4.2a6 6 0 1 1 9.6 0c-.8 1.2-1.8 2.2-2 4.2zM9.8 20.2h4.4"
PEOPLE: Final = (
    "M8.5 11a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM2.5 19.5c.3-4 2.6-6 6-6s5.7 2 6 6"
    "M16.5 11.3a2.7 2.7 0 1 0-1-5.2M17 13.7c2.6.3 4.2 2.1 4.5 5.3"
)
CLOCK: Final = "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2"
WHEEL: Final = (
    "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v3M12 18v3M3 12h3M18 12h3"
    "M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"
)
HOUSE: Final = "M4 11.5L12 4l8 7.5M6 10v10h4.5v-6h3v6H18V10"
TABLES: Final = "M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z"
CAP: Final = "M2.5 10L12 5.5 21.5 10 12 14.5zM6.5 12v4.5c3 2.5 8 2.5 11 0V12M21.5 10v5"
