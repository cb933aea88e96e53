/** The logo and the name in the header of every page. */
export function BrandMark() {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect x="3" y="3" width="26" height="26" rx="4" fill="none" stroke="currentColor" strokeWidth="3" />
        <rect x="3" y="3" width="13" height="26" rx="3" fill="currentColor" />
      </svg>
      Homedex
    </>
  );
}
