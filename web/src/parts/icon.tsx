const paths = {
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14m5 12 5 5',
  mail: 'M3 6h18v12H3zm0 1 9 7 9-7',
  phone: 'M6 3h4l1 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 1v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3',
  close: 'M6 6l12 12M18 6 6 18',
  cart: 'M3 4h3l2 11h10l2-8H7M9 20h.1M17 20h.1',
  filter: 'M4 6h16M7 12h10M10 18h4',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  list: 'M4 6h16M4 12h16M4 18h10',
  down: 'M12 4v11m-5-4 5 5 5-5M5 20h14',
  up: 'M12 20V9m-5 4 5-5 5 5M5 4h14',
  out: 'M14 4h6v6m0-6-9 9M10 5H5v14h14v-5',
  price:
    'M12 3v18M16.500 7.500C16 6 14.300 5 12 5 9.500 5 7.500 6.200 7.500 8.300c0 4.700 9 2.700 9 7.400 0 2.100-2 3.300-4.500 3.300s-4.200-1-4.700-2.700',
  blog: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  minus: 'M5 12a7 7 0 1 0 14 0 7 7 0 1 0-14 0M9 12h6',
  more: 'M4 7h16M4 12h16M4 17h16',
  chat: 'M4 5h16v11h-9l-4.500 4v-4H4z',
  bars: 'M5 20v-7M12 20V4M19 20v-11',
  layers: 'M12 4l9 5-9 5-9-5zM3 14l9 5 9-5',
  table: 'M4 5h16v14H4zM4 10h16M10 10v9',
  eye: 'M2.500 12C6 6.500 9 5.500 12 5.500s6 1 9.500 6.500c-3.500 5.500-6.500 6.500-9.500 6.500S6 17.500 2.500 12m9.500-2.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16m0 4v4.500l3 2',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.500 20c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500',
  shield: 'M12 3.500 5 6v6c0 4 3 7 7 8.500 4-1.500 7-4.500 7-8.500V6z',
  note: 'M5 4h14v10l-6 6H5zM13 20v-6h6',
  sort: 'M7 5v14m-3-3 3 3 3-3M17 19V5m-3 3 3-3 3 3',
  star: 'M12 4l2.500 5.200 5.500.8-4 4 1 5.700-5-2.700-5 2.700 1-5.700-4-4 5.500-.8z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.500-1.500',
  pin: 'M12 21c4-5 6-8 6-11a6 6 0 0 0-12 0c0 3 2 6 6 11m0-13.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5',
  building: 'M6 20V4h12v16M3 20h18M10 8h.1M14 8h.1M10 12h.1M14 12h.1M10.500 20v-4h3v4',
  info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16m0 7v5m0-8.500v.1',
} as const;

export type IconName = keyof typeof paths;

/** An icon. Without a label it is decorative, because text stands next to it. */
export function Icon({ name, label }: { readonly name: IconName; readonly label?: string }) {
  return label === undefined ? (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  ) : (
    <svg className="icon" viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={paths[name]} />
    </svg>
  );
}
