/** Placeholders in the number and height of the results, so that nothing moves when those arrive. */
export function ResultSkeletons({ isTable: isRows }: { readonly isTable: boolean }) {
  return (
    <div className="list" aria-hidden="true">
      {[...(isRows ? 'abcdefghijklmnopqrst' : 'abcdefgh')].map((key) => (
        <div key={key} className={isRows ? 'skeleton-row' : 'skeleton-card'}>
          <div className="skeleton" />
          {!isRows && <div className="skeleton" />}
          {!isRows && <div className="skeleton" />}
        </div>
      ))}
    </div>
  );
}
