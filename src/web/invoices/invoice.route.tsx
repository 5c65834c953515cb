import { ArrowLeft, Download, Printer } from 'lucide-react';
import { toPath } from '#contract/client.ts';
import { Link } from 'react-router';
import { findShop } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session-store.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDownload } from '#web/use-download.ts';
import type { Route } from './+types/invoice.route.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import { LoginRequired, wantsLogin } from '#web/sign-in/login-required.tsx';
import { useAnswer } from '#web/state/use-answer.ts';
import * as words from './words.ts';

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/**
 * Shows one of the customer's invoices or credit notes, by its id or its order's. Only the browser fetches it; no cached page contains it.
 */
export default function InvoicePage({ params, matches }: Route.ComponentProps) {
  const { isLoaded, token } = useSession();
  const {
    answer: invoice,
    error,
    again,
  } = useAnswer(token ? 'GET /invoices/{id}' : undefined, {
    params: { id: params.id },
  });
  const isStranger = (isLoaded && !token) || (error !== undefined && wantsLogin(error));
  const title = invoice ? `${invoice.title} ${invoice.invoice_number}` : words.invoice;
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 sm:py-10 print:max-w-none print:p-0">
      <title>{`${title} · ${findShop(matches).name}`}</title>
      {invoice && !isStranger ? (
        <>
          <Toolbar id={params.id} />
          <InvoicePaper invoice={invoice} />
        </>
      ) : error && !isStranger ? (
        <InvoiceNotFound
          message={typeof error.body.error === 'string' ? error.message : words.fetchFailed}
          {...(error.status !== 404 && { onRetry: () => void again() })}
        />
      ) : (
        <Waiting />
      )}
      {isStranger && <LoginRequired>{words.pleaseLogIn}</LoginRequired>}
    </div>
  );
}

// Two buttons share a row on a phone.
const half = 'max-sm:flex-1 max-sm:px-2 whitespace-nowrap';

function Toolbar({ id }: { id: string }) {
  const { busy, download } = useDownload(() => notify(words.downloadFailed, { tone: 'error' }));
  const file = toPath('GET /invoices/{id}/download', { params: { id } });
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-3">
      <Link
        to={paths.invoices()}
        className="mr-auto inline-flex min-h-11 items-center gap-2 link max-sm:w-full"
      >
        <ArrowLeft aria-hidden="true" size={18} /> {words.title}
      </Link>
      <Button variant="secondary" className={half} onClick={() => window.print()}>
        <Printer aria-hidden="true" size={20} /> {words.print}
      </Button>
      <Button className={half} busy={busy !== undefined} onClick={() => void download(file)}>
        {busy === undefined && <Download aria-hidden="true" size={20} />} {words.downloadPdf}
      </Button>
    </div>
  );
}

type InvoiceNotFoundProps = {
  message: string;
  /** Set where a retry may help. */
  onRetry?: () => void;
};

function InvoiceNotFound({ message, onRetry }: InvoiceNotFoundProps) {
  return (
    <EmptyState
      level={1}
      picture="not-found"
      title={words.notFoundTitle}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{words.tryAgain}</Button>}
          <Link
            to={paths.invoices()}
            className={buttonClasses({ variant: onRetry ? 'secondary' : 'primary' })}
          >
            {words.back}
          </Link>
        </>
      }
    >
      {message}
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{words.invoice}</h1>
      <Skeleton className="mb-4 h-11 w-full" />
      <Skeleton className="h-[56rem] w-full" />
    </div>
  );
}
