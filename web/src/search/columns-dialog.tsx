import { Dialog } from '../parts/dialog.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { t } from '../words/words.ts';
import { type ChosenColumn, useChosenColumns } from './chosen-columns.ts';
import { type RowColumnName, rowColumns } from './row-columns.tsx';

const WIDTH_STEP = 1.3;

/** Which columns the rows show, in which order and how wide. */
export default function ColumnsDialog({ onClose }: { readonly onClose: () => void }) {
  const { chosen, choose, error } = useChosenColumns();
  const others = (Object.keys(rowColumns) as RowColumnName[]).filter(
    (name) => !chosen.some((one) => one.name === name),
  );
  const change = (at: number, column: Partial<ChosenColumn>): void =>
    choose(chosen.map((one, index) => (index === at ? { ...one, ...column } : one)));
  const move = (at: number, by: number): void => {
    const next = [...chosen];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    choose(next);
  };
  return (
    <Dialog title={t('Columns')} onClose={onClose}>
      <div className="stack">
        <ul className="ordered-columns">
          {chosen.map(({ name, width }, at) => {
            const title = rowColumns[name].title();
            return (
              <li key={name}>
                <label className="check">
                  <input
                    type="checkbox"
                    checked
                    disabled={chosen.length === 1}
                    onChange={() => choose(chosen.filter((one) => one.name !== name))}
                  />
                  {title}
                </label>
                <span className="actions">
                  <button
                    type="button"
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                    aria-label={t('Move {title} forward', { title })}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    disabled={at === chosen.length - 1}
                    onClick={() => move(at, 1)}
                    aria-label={t('Move {title} back', { title })}
                  >
                    ↓
                  </button>
                  <button
                    type="button"
                    disabled={width < 3}
                    onClick={() => change(at, { width: width / WIDTH_STEP })}
                    aria-label={t('Make {title} narrower', { title })}
                  >
                    −
                  </button>
                  <button
                    type="button"
                    disabled={width > 40}
                    onClick={() => change(at, { width: width * WIDTH_STEP })}
                    aria-label={t('Make {title} wider', { title })}
                  >
                    +
                  </button>
                </span>
              </li>
            );
          })}
          {others.map((name) => (
            <li key={name}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={false}
                  onChange={() => choose([...chosen, { name, width: rowColumns[name].width }])}
                />
                {rowColumns[name].title()}
              </label>
            </li>
          ))}
        </ul>
        <FailureNote error={error} />
        <div className="actions">
          <button type="button" className="primary" onClick={onClose}>
            {t('Done')}
          </button>
          <button type="button" onClick={() => choose([])}>
            {t('The usual columns')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
