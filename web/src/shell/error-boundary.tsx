import { Component, type ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';

interface Props {
  readonly children: ReactNode;
}

/** An error boundary: a bug takes down one page and not the whole app. */
export class ErrorBoundary extends Component<Props, { readonly error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state as { readonly error: Error | undefined };
    if (!error) return this.props.children;
    return (
      <main id="content" className="place narrow">
        <h1>{t('Something went wrong')}</h1>
        <p>{t('Nothing was lost. Reload the page; if it happens again, send this to the operator:')}</p>
        <pre>{error.message}</pre>
        <p>
          <button type="button" className="primary" onClick={() => location.reload()}>
            {t('Reload')}
          </button>
        </p>
      </main>
    );
  }
}
