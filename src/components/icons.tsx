'use no memo';

// Drawn on a 24 grid with the text's colour; decoration only, so hidden from screen readers.
const makeIcon = (path: string) => () => (
  <svg
    width="1.5rem"
    height="1.5rem"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

export const CartIcon = makeIcon(
  'M5 8h14l-1.2 11.2a1.5 1.5 0 0 1-1.5 1.3H7.7a1.5 1.5 0 0 1-1.5-1.3L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
);
export const AddToCartIcon = makeIcon(
  'M5 8h14l-1.2 12.5H6.2L5 8Zm3.5 0V7a3.5 3.5 0 0 1 7 0v1M12 11.5v5.5M9.25 14.25h5.5',
);
export const MenuIcon = makeIcon('M4 7h16M4 12h16M4 17h16');
export const SearchIcon = makeIcon('M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM15.5 15.5l4 4');
export const PreviousIcon = makeIcon('M15 5l-7 7 7 7');
export const NextIcon = makeIcon('M9 5l7 7-7 7');
export const EnlargeIcon = makeIcon('M14 4h6v6M10 20H4v-6M20 4l-6.5 6.5M4 20l6.5-6.5');
export const CloseIcon = makeIcon('M6 6l12 12M18 6 6 18');
export const DeliveryIcon = makeIcon(
  'M5 17H2.5V6h11v11H9.5M13.5 10h4l4 3.5V17H20M15.5 17h-2M9.25 17.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM19.75 17.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
);
export const ReturnIcon = makeIcon('M8.5 5 4 9.5 8.5 14M4 9.5h10.5a5 5 0 0 1 0 10H8');
export const ShopIcon = makeIcon(
  'M4.5 10v10h15V10M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 20v-5h4v5',
);
export const CardIcon = makeIcon(
  'M4.5 5.5h15a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM2.5 10h19M6.5 14.5h4',
);
export const DeleteIcon = makeIcon(
  'M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.9 13.5h9.2l.9-13.5M10.2 10.5v6M13.8 10.5v6',
);
export const DoneIcon = makeIcon(
  'M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0ZM7.5 12.5l3 3 6-6.5',
);
export const GuaranteeIcon = makeIcon(
  'M12 3 4.5 5.5v6c0 4.5 3 7.8 7.5 9.5 4.5-1.7 7.5-5 7.5-9.5v-6L12 3ZM8.5 12l2.5 2.5 4.5-5',
);
