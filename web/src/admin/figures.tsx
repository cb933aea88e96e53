import { number } from '../i18n/i18n.ts';

export function Figures({ figures }: { readonly figures: readonly (readonly [string, number | string])[] }) {
  return (
    <dl className="figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'number' ? number(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
