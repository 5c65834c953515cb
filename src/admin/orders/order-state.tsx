import {
  Ban,
  CircleAlert,
  CircleCheck,
  type LucideIcon,
  Package,
  PackageCheck,
  Truck,
  Undo2,
} from 'lucide-react';
import type { OrderStatus } from '#domain/order/order.ts';
import { StateMark, type StateTone } from '#admin/words/state-mark.tsx';

const marks: Record<OrderStatus, { tone: StateTone; icon: LucideIcon; word: string }> = {
  pending: { tone: 'act', icon: CircleAlert, word: 'Pending' },
  processing: { tone: 'moving', icon: Package, word: 'To pack' },
  shipped: { tone: 'moving', icon: Truck, word: 'On the way' },
  delivered: { tone: 'done', icon: PackageCheck, word: 'Delivered' },
  completed: { tone: 'done', icon: CircleCheck, word: 'Completed' },
  cancelled: { tone: 'quiet', icon: Ban, word: 'Cancelled' },
  returned_to_origin: { tone: 'quiet', icon: Undo2, word: 'Came back' },
};

/** Shows what is to be done next with an order, or how it ended. */
export function OrderState({ status }: { status: OrderStatus }) {
  const { tone, icon, word } = marks[status];
  return (
    <StateMark tone={tone} icon={icon}>
      {word}
    </StateMark>
  );
}
