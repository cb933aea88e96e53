import { useState } from 'react';
import { number, percent, t } from '../i18n/i18n.ts';

interface BarTableProps {
  readonly caption: string;
  readonly nameTitle: string;
  readonly rows: readonly { readonly value: string; readonly count: number }[];
  /** The number that is 100 %. */
  readonly whole: number;
  readonly onChoose: (value: string) => void;
}

/** A table with a bar in each row that repeats its number visually. */
export function BarTable({ caption, nameTitle, rows, whole, onChoose }: BarTableProps) {
  const [isShare, setShare] = useState(false);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="bars">
      <caption className="only-read-aloud">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{nameTitle}</th>
          <td className="bar" />
          <th scope="col" className="number">
            <button
              type="button"
              className="link"
              onClick={() => setShare(!isShare)}
              title={t('Numbers or shares')}
            >
              {isShare ? '%' : t('Number')}
            </button>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ value, count }) => (
          <tr key={value}>
            <th scope="row">
              <button type="button" className="link" onClick={() => onChoose(value)}>
                {value}
              </button>
            </th>
            <td className="bar">
              <Bar share={count / most} />
            </td>
            <td className="number">{isShare ? percent(whole === 0 ? 0 : count / whole) : number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Bar({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect x="0" y="1" width={Math.max(0.5, share * 100)} height="10" rx="1" />
    </svg>
  );
}
