import { type ReactNode, useEffect, useId, useRef } from 'react';
import { t } from '../i18n/i18n.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  /** For content that shows the title itself. */
  readonly hideHead?: boolean;
}

/**
 * A native modal dialog. The browser keeps the focus inside and closes it on Escape; closing returns the focus to the element that opened
 * it.
 */
export function Dialog({ title, onClose, children, className = '', hideHead = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className}
      {...(hideHead ? { 'aria-label': title } : { 'aria-labelledby': id })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current && isOutside(event, dialog.current)) onClose();
      }}
    >
      {!hideHead && <h2 id={id}>{title}</h2>}
      {children}
      {!hideHead && (
        // Last in tab order, so that the content of the dialog gets the focus first.
        <button type="button" className="quiet close" onClick={onClose} aria-label={t('Close')}>
          <Icon name="close" />
        </button>
      )}
    </dialog>
  );
}

function isOutside(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  element: Element,
): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
