// The window of the sandbox in place of Razorpay's checkout.js, with the same global, options and events. It runs unchanged under a strict
// content security policy: it has nothing inline and loads nothing from elsewhere, and a shadow root adopts its style sheet (STYLES).

const BASE = new URL('.', document.currentScript?.src ?? `${location.origin}/sandbox/razorpay/`);
const UNHEARD_CLOSES_AFTER_MS = 1500;
globalThis.Razorpay = class Razorpay {
  #options;
  #listeners = new Map();
  #parts;
  #deadline;
  #scrolling = '';
  #isWarned = false;

  constructor(options) {
    if (!options?.key) throw new Error('`key` is a mandatory option');
    if (!options.order_id)
      throw new Error('`order_id` is a mandatory option: money without an order is sent back');
    this.#options = options;
  }

  on(event, listener) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  open() {
    if (this.#parts) return;
    const { timeout, order_id } = this.#options;
    this.#parts = drawWindow(this.#options);
    this.#isWarned = false;
    this.#scrolling = document.documentElement.style.overflow;
    document.body.append(this.#parts.host);
    document.documentElement.style.overflow = 'hidden';
    this.#listen(this.#parts);
    this.#parts.dialog.showModal();
    this.#parts.methods.upi.focus();
    if (timeout) this.#deadline = setTimeout(() => this.#dismiss(), timeout * 1000);
    void showOrder(this.#parts, order_id);
  }

  close() {
    if (!this.#parts) return;
    clearTimeout(this.#deadline);
    document.documentElement.style.overflow = this.#scrolling;
    this.#parts.dialog.close();
    this.#parts.host.remove();
    this.#parts = undefined;
  }

  #listen({ dialog, form, decline, close }) {
    const { escape = true, backdropclose = false } = this.#options.modal ?? {};
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#attempt('success');
    });
    decline.addEventListener('click', () => void this.#attempt('failure'));
    close.addEventListener('click', () => this.#leave());
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (escape) this.#leave();
    });
    // A browser may close a dialog against our will, after a second Escape.
    dialog.addEventListener('close', () => dialog === this.#parts?.dialog && this.#dismiss());
    dialog.addEventListener('click', (event) => {
      if (backdropclose && event.target === dialog) this.#leave();
    });
  }

  async #attempt(outcome) {
    const parts = this.#parts;
    const mistake = outcome === 'success' && findMistake(parts);
    if (mistake) return say(parts, mistake);
    this.#isWarned = false;
    setBusy(parts, outcome === 'success' ? 'Waiting for your bank …' : 'Declining …');
    const answer = await pay(this.#options, outcome, readMeans(parts));
    // The page gets no callback after the shopper has closed the window, though the money may have moved.
    if (parts !== this.#parts) return undefined;
    if (answer.unheard)
      return setTimeout(() => parts === this.#parts && this.#dismiss(), UNHEARD_CLOSES_AFTER_MS);
    if (answer.error) return this.#fail(answer.error);
    this.close();
    const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = answer;
    return this.#options.handler?.({ razorpay_payment_id, razorpay_order_id, razorpay_signature });
  }

  #fail(error) {
    const { retry } = this.#options;
    const mayRetry = retry !== false && retry?.enabled !== false;
    setBusy(this.#parts, undefined);
    if (mayRetry || !error.metadata?.payment_id) say(this.#parts, error.description);
    if (!error.metadata?.payment_id) return;
    for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error });
    if (!mayRetry) this.#dismiss();
  }

  #leave() {
    if (this.#options.modal?.confirm_close && !this.#isWarned) {
      this.#isWarned = true;
      say(this.#parts, 'You have not paid yet. Choose Close again to leave.');
    } else this.#dismiss();
  }

  #dismiss() {
    if (!this.#parts) return;
    this.close();
    this.#options.modal?.ondismiss?.();
  }
};

/** Shows the amount of the order, whatever the page passed. */
async function showOrder(parts, orderId) {
  const order = await ask(`v1/checkout/orders/${encodeURIComponent(orderId)}`);
  if (order.error) {
    parts.pay.disabled = true;
    parts.decline.disabled = true;
    return say(parts, order.error.description);
  }
  showAmount(parts, order.amount);
  if (order.status !== 'paid') return undefined;
  parts.pay.disabled = true;
  parts.decline.disabled = true;
  return say(parts, 'This order has already been paid.');
}

function pay(options, outcome, means) {
  const { contact, email } = options.prefill ?? {};
  const body = { outcome, ...means, ...(contact && { contact }), ...(email && { email }) };
  return ask(`v1/orders/${encodeURIComponent(options.order_id)}/pay`, body);
}

/** Returns the response, or `{error}` in the vendor's shape when there is none. */
async function ask(path, body) {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    return await (await fetch(new URL(path, BASE), init)).json();
  } catch {
    return {
      error: { code: 'GATEWAY_ERROR', description: 'The bank could not be reached. Please try again.' },
    };
  }
}

function readMeans({ methods, vpa, card }) {
  return methods.card.checked ? { method: 'card', card: card.value } : { method: 'upi', vpa: vpa.value };
}

function findMistake({ methods, vpa, card }) {
  if (methods.card.checked) {
    return card.value.replaceAll(/\D/g, '').length === 16 ? undefined : 'A card number has 16 digits.';
  }
  return /^[^@\s]+@[^@\s]+$/.test(vpa.value.trim()) ? undefined : 'A UPI ID looks like name@bank.';
}

function say({ problem }, sentence) {
  problem.textContent = sentence;
  problem.hidden = false;
}

function setBusy(parts, sentence) {
  const isBusy = sentence !== undefined;
  for (const control of [parts.pay, parts.decline, ...parts.form.querySelectorAll('input, .ways button')]) {
    control.disabled = isBusy;
  }
  parts.form.setAttribute('aria-busy', String(isBusy));
  parts.status.textContent = sentence ?? '';
  parts.problem.hidden = true;
  if (!isBusy) parts.pay.focus();
}

function showAmount({ amount, pay }, paise) {
  const digits = paise % 100 === 0 ? 0 : 2;
  const format = {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
  const rupees = new Intl.NumberFormat('en-IN', format).format(paise / 100);
  amount.textContent = rupees;
  pay.textContent = `Pay ${rupees}`;
}
