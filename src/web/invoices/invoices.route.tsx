import { useState } from 'react';
import { toPath } from '#contract/client.ts';
import { Link, useSearchParams } from 'react-router';
import { formatInvoiceStatus, type InvoiceStatus } from '#domain/invoice/invoice.ts';
import type { InvoiceJson } from '#contract/invoice.ts';
import { countPages, INVOICES_PER_PAGE } from '#domain/paging.ts';
import type { ApiError } from '#contract/api-error.ts';
import { RouterLink } from '#web/shell/router-link.tsx';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { chipClasses } from '#ui/form/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { useDownload } from '#web/use-download.ts';
import type { Route } from './+types/invoices.route.ts';
import { AccountPage, AccountLoading, CardsLoading } from '#web/account/account-page.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { useAnswer } from '#web/state/use-answer.ts';
import { useLogin } from '#web/sign-in/use-login.ts';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.title, matches);
}

const statuses = ['draft', 'sent', 'paid', 'overdue', 'canceled'] as const satisfies InvoiceStatus[];

/** Lists invoices and credit notes, newest first; status and page are in the URL. */
export default function InvoicesPage() {
  const isReady = useLogin();
  const { status, page, hrefOf, choose } = useInvoicesAddress();
  const { answer, error, again } = useAnswer(isReady ? 'GET /invoices' : undefined, {
    query: { page, limit: INVOICES_PER_PAGE, status },
  });
  const [isDownloadLost, setDownloadLost] = useState(false);
  const problem = isDownloadLost ? words.downloadFailed : error && toMessage(error);
  if (!isReady) return <AccountLoading title={words.title} />;
  return (
    <AccountPage title={words.title}>
      <StatusChips chosen={status} onChoose={choose} />
      {problem ? (
        <LoadingFailed
          message={problem}
          onRetry={() => {
            setDownloadLost(false);
            if (error) void again();
          }}
        />
      ) : answer ? (
        <div className="flex flex-col gap-5">
          <InvoiceList invoices={answer.invoices} onDownloadLost={() => setDownloadLost(true)} />
          <Pagination
            page={page}
            pages={countPages(answer.total, INVOICES_PER_PAGE)}
            hrefOf={hrefOf}
            linkAs={RouterLink}
          />
        </div>
      ) : (
        <CardsLoading className="h-36" />
      )}
    </AccountPage>
  );
}

/** Reads status and page from the URL; another status starts at page 1. */
function useInvoicesAddress() {
  const [search, setSearch] = useSearchParams();
  const status = statuses.find((each) => each === search.get('status'));
  const wanted = Number(search.get('page'));
  const page = Number.isInteger(wanted) && wanted > 0 ? wanted : 1;
  const hrefOf = (to: number) =>
    `?${new URLSearchParams({ ...(status && { status }), ...(to > 1 && { page: String(to) }) })}`;
  const choose = (next: InvoiceStatus | undefined) =>
    setSearch(next ? { status: next } : {}, { preventScrollReset: true });
  return { status, page, hrefOf, choose };
}

type StatusChipsProps = {
  chosen: InvoiceStatus | undefined;
  onChoose: (status: InvoiceStatus | undefined) => void;
};

function StatusChips({ chosen, onChoose }: StatusChipsProps) {
  return (
    <div role="group" aria-label={words.byStatus} className="mb-6 flex flex-wrap gap-2">
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === chosen}
          className={chipClasses(status === chosen)}
          onClick={() => onChoose(status === chosen ? undefined : status)}
        >
          {formatInvoiceStatus(status)}
        </button>
      ))}
      {chosen && (
        <Button variant="quiet" onClick={() => onChoose(undefined)}>
          {words.clearFilter}
        </Button>
      )}
    </div>
  );
}

type InvoiceListProps = { invoices: InvoiceJson[]; onDownloadLost: () => void };

function InvoiceList({ invoices, onDownloadLost }: InvoiceListProps) {
  const { busy, download } = useDownload(onDownloadLost);
  if (invoices.length === 0) return <NoInvoices />;
  return (
    <>
      {invoices.map((invoice) => {
        const file = toPath('GET /invoices/{id}/download', { params: { id: invoice.id } });
        return (
          <InvoiceCard
            key={invoice.id}
            invoice={invoice}
            isDownloading={busy === file}
            onDownload={() => void download(file)}
          />
        );
      })}
    </>
  );
}

function NoInvoices() {
  return (
    <EmptyState
      picture="orders"
      title={words.emptyTitle}
      actions={
        <Link to={paths.products()} className={buttonClasses()}>
          {words.browse}
        </Link>
      }
    >
      {words.emptyText}
    </EmptyState>
  );
}

function LoadingFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <EmptyState
      picture="failed"
      title={words.loadFailedTitle}
      actions={<Button onClick={onRetry}>{words.tryAgain}</Button>}
    >
      {message}
    </EmptyState>
  );
}

function toMessage({ body, message }: ApiError): string {
  return typeof body.error === 'string' ? message : words.loadFailed;
}
