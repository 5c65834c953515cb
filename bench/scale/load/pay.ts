import { askUntilAnswered, toKind } from './ask-until-answered.ts';

type Paying = {
  url: string;
  /** The address of the Razorpay sandbox, which is not part of the tested shop. */
  bank: string;
  token: string;
  orderId: string;
};

/** Pays an order in the sandbox as the checkout does; returns whether the shop reported it as paid. */
export async function pay({
  url,
  bank,
  token,
  orderId,
}: Paying): Promise<{ isPaid: boolean; before: string[] }> {
  const before: string[] = [];
  const post = async (path: string, body: object, to = url) => {
    const answer = await askUntilAnswered({ url: to, token, path, body: JSON.stringify(body) });
    if (to === url) before.push(...answer.before);
    if (to === url && answer.status !== 200) before.push(toKind(answer.status ?? 0, answer.text));
    return answer.status === 200 ? (JSON.parse(answer.text) as Record<string, unknown>) : undefined;
  };
  const window = await post('/api/v1/payment/create-order', { order_id: orderId, currency: 'INR' });
  if (!window) return { isPaid: false, before };
  const attempt = { outcome: 'success', vpa: 'success@razorpay', contact: '9876543210' };
  const path = `/sandbox/razorpay/v1/orders/${String(window['razorpay_order_id'])}/pay`;
  const paid = await post(path, attempt, bank);
  const proof = paid && {
    razorpay_payment_id: paid['razorpay_payment_id'],
    razorpay_order_id: paid['razorpay_order_id'],
    razorpay_signature: paid['razorpay_signature'],
  };
  // If the window's response was lost, the bank refuses a second payment, and the shop queries Razorpay.
  const said = proof
    ? await post('/api/v1/payment/verify', { order_id: orderId, ...proof })
    : await post('/api/v1/payment/check', { order_id: orderId });
  const { order } = (said ?? {}) as { order?: { payment: { status: string } } };
  return { isPaid: order?.payment.status === 'completed', before };
}
