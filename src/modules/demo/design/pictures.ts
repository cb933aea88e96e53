/** Drawings in the colours of the theme, so that a page has pictures without any further files. */
export const scenes: readonly string[] = [
  scene(
    '<rect width="640" height="420" fill="var(--soft)"/><circle cx="490" cy="110" r="54" fill="var(--accent)" opacity=".85"/><path d="M0 300 160 170l120 110 110-80 250 150v70H0z" fill="var(--deep)" opacity=".55"/><path d="M0 350q160-70 320 0t320-10v80H0z" fill="var(--deep)"/>',
  ),
  scene(
    '<rect width="640" height="420" fill="var(--accent)"/><g fill="#fff" opacity=".9"><rect x="90" y="150" width="110" height="190"/><rect x="220" y="90" width="140" height="250"/><rect x="380" y="190" width="160" height="150"/></g><g fill="var(--deep)"><rect x="110" y="175" width="26" height="34"/><rect x="154" y="175" width="26" height="34"/><rect x="245" y="120" width="34" height="42"/><rect x="302" y="120" width="34" height="42"/><rect x="245" y="195" width="34" height="42"/><rect x="302" y="195" width="34" height="42"/><rect x="410" y="220" width="44" height="34"/><rect x="470" y="220" width="44" height="34"/><rect y="340" width="640" height="80"/></g>',
  ),
  scene(
    '<rect width="640" height="420" fill="var(--deep)"/><g fill="none" stroke="var(--accent)" stroke-width="26"><circle cx="320" cy="210" r="60"/><circle cx="320" cy="210" r="120" opacity=".7"/><circle cx="320" cy="210" r="180" opacity=".4"/></g><circle cx="320" cy="210" r="26" fill="var(--soft)"/>',
  ),
  scene(
    '<rect width="640" height="420" fill="var(--soft)"/><g fill="var(--accent)"><path d="M320 360V190" stroke="var(--deep)" stroke-width="12"/><path d="M320 230c-90 0-130-60-130-130 90 0 130 60 130 130z"/><path d="M320 270c90 0 130-60 130-130-90 0-130 60-130 130z" opacity=".75"/></g><path d="M0 360h640v60H0z" fill="var(--deep)"/>',
  ),
  scene(
    '<rect width="640" height="420" fill="var(--deep)"/><path d="M0 420 640 60v360z" fill="var(--accent)"/><path d="M0 420 640 230v190z" fill="var(--soft)" opacity=".9"/><circle cx="150" cy="120" r="46" fill="var(--soft)"/>',
  ),
  scene(
    '<rect width="640" height="420" fill="var(--accent)" opacity=".18"/><path d="M0 260c110-60 210 60 320 0s210-60 320 0v160H0z" fill="var(--accent)" opacity=".5"/><path d="M0 300c110-60 210 60 320 0s210-60 320 0v120H0z" fill="var(--accent)" opacity=".75"/><path d="M0 345c110-60 210 60 320 0s210-60 320 0v75H0z" fill="var(--deep)"/><path d="M300 240h90l-45-120z" fill="#fff"/><path d="M270 250h150l-24 34h-102z" fill="var(--deep)"/>',
  ),
];

export const icons: readonly string[] = [
  icon('M12 2 2 9v13h7v-7h6v7h7V9z'),
  icon('M20 6 9 17l-5-5'),
  icon('M12 21C5 15 3 11 3 8a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 3-2 7-9 13z'),
  icon('M12 2l3 7 7 .6-5.400 4.700 1.700 7.200L12 17.500 5.700 21.500l1.700-7.200L2 9.600 9 9z'),
  icon('M4 4h16v12H7l-3 4z'),
  icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4v5l4 2'),
  icon('M3 17l6-6 4 4 8-9M15 6h6v6'),
  icon('M12 2s7 7.500 7 12a7 7 0 0 1-14 0c0-4.500 7-12 7-12z'),
];

function scene(shapes: string): string {
  return `<svg viewBox="0 0 640 420" preserveAspectRatio="xMidYMid slice" role="img" aria-hidden="true">${shapes}</svg>`;
}

function icon(path: string): string {
  return `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
}
