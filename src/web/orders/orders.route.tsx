import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ORDER_TABS, type OrderTab } from '#domain/order/allowed-actions.ts';
import { ORDER_STATUS_NAMES } from '#domain/order/order-words.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import type { Route } from './+types/orders.route.ts';
import { AccountFailure, AccountPage, AccountLoading } from '#web/account/account-page.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderDetails } from './order-details.tsx';
import { PastOrders } from './past-orders.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useLogin } from '#web/sign-in/use-login.ts';
import { useOrders } from './use-orders.ts';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.title, matches);
}

/** Lists the customer's orders by status; the tab is in the URL. */
export default function OrdersPage() {
  const isReady = useLogin();
  const [search, setSearch] = useSearchParams();
  const tab = ORDER_TABS.find((each) => each === search.get('status')) ?? 'all';
  const list = useOrders(tab, isReady);
  const [asked, setAsked] = useState<{ for: 'details' | 'cancel' | 'return' | 'review'; id: string }>();
  const order = asked && list.orders?.find(({ id }) => id === asked.id);
  /** Closes the dialog, or opens another in its place; an answer that comes after it was closed leaves the open one. */
  const leaveTo = (next: typeof asked) => setAsked((now) => (now === asked ? next : now));
  const close = () => leaveTo(undefined);
  useFocusOnOrder(asked?.id);
  if (!isReady) return <AccountLoading title={words.title} />;
  return (
    <AccountPage title={words.title}>
      <Tabs
        label={words.byStatus}
        value={tab}
        onValueChange={(next) =>
          setSearch(next === 'all' ? {} : { status: next }, { replace: true, preventScrollReset: true })
        }
        tabs={ORDER_TABS.map((value) => ({
          value,
          label: value === 'all' ? words.all : ORDER_STATUS_NAMES[value],
          content: value === tab && (
            <OrderList
              list={list}
              tab={tab}
              onDetails={(id) => setAsked({ for: 'details', id })}
              onCancel={(id) => setAsked({ for: 'cancel', id })}
              onReturn={(id) => setAsked({ for: 'return', id })}
              onReview={(id) => setAsked({ for: 'review', id })}
            />
          ),
        }))}
      />
      {tab === 'all' && list.orders && !list.hasMore && <PastOrders />}
      {order && asked.for === 'details' && (
        <OrderDetails
          order={order}
          onClose={close}
          onCancel={() => setAsked({ for: 'cancel', id: order.id })}
          onReturn={() => setAsked({ for: 'return', id: order.id })}
          onReview={() => setAsked({ for: 'review', id: order.id })}
        />
      )}
      {order && asked.for === 'review' && (
        <ReviewDialog
          order={order}
          onClose={close}
          onReviewed={(changed) => {
            list.replace(changed);
            if (changed.items.every(({ reviewed }) => reviewed)) close();
          }}
        />
      )}
      {order && asked.for === 'return' && (
        <ReturnDialog
          order={order}
          onClose={close}
          onRequested={(changed) => {
            list.replace(changed);
            leaveTo({ for: 'details', id: changed.id });
          }}
        />
      )}
      {order && asked.for === 'cancel' && (
        <CancelDialog
          order={order}
          onClose={close}
          onCancelled={(changed) => {
            list.replace(changed);
            close();
          }}
        />
      )}
    </AccountPage>
  );
}

/** Moves the focus to the order whose dialog was closed, if the button that opened it is gone. */
function useFocusOnOrder(askedId: string | undefined): void {
  const lastId = useRef(askedId);
  useEffect(() => {
    if (askedId) lastId.current = askedId;
    else if (lastId.current && document.activeElement === document.body)
      document.getElementById(lastId.current)?.focus();
  }, [askedId]);
}

type OrderListProps = {
  list: ReturnType<typeof useOrders>;
  tab: OrderTab;
  onDetails: (id: string) => void;
  onCancel: (id: string) => void;
  onReturn: (id: string) => void;
  onReview: (id: string) => void;
};

function OrderList({ list, tab, onDetails, onCancel, onReturn, onReview }: OrderListProps) {
  const { orders, error, hasMore, isLoadingMore } = list;
  if (error) return <AccountFailure message={error} again={list.again} />;
  if (!orders) return <Waiting />;
  if (orders.length === 0 && !hasMore) return <NoOrders tab={tab} />;
  return (
    <div className="flex flex-col gap-5">
      {orders.map((order: OrderJson) => (
        <OrderCard
          key={order.id}
          order={order}
          onDetails={() => onDetails(order.id)}
          onCancel={() => onCancel(order.id)}
          onReturn={() => onReturn(order.id)}
          onReview={() => onReview(order.id)}
        />
      ))}
      {hasMore && (
        <Button
          variant="secondary"
          busy={isLoadingMore}
          onClick={() => void list.more()}
          className="self-center"
        >
          {words.showOlder}
        </Button>
      )}
    </div>
  );
}

function NoOrders({ tab }: { tab: OrderTab }) {
  return (
    <EmptyState
      picture="orders"
      title={tab === 'all' ? words.emptyTitle : words.emptyTabTitle(ORDER_STATUS_NAMES[tab])}
      actions={
        <Link to={paths.products()} className={buttonClasses()}>
          {words.browse}
        </Link>
      }
    >
      {tab === 'all' ? words.emptyText : words.emptyTabText}
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-80 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
