// This file draws the window; checkout.js, which is served together with it, has its behaviour.

const WAYS = {
  upi: [
    ['success@razorpay', 'The bank says yes'],
    ['failure@razorpay', 'The bank says no'],
    ['late@razorpay', 'Fails now, is confirmed 20 seconds later'],
    ['waiting@razorpay', 'The window closes, the bank says yes 20 seconds later'],
    ['lost@razorpay', 'Paid, but this page never hears of it'],
    ['quiet@razorpay', 'Paid, and no webhook is sent'],
    ['silent@razorpay', 'Paid, and neither page nor webhook tells'],
    ['manual@razorpay', 'Authorised; the shop has to capture'],
    ['thrice@razorpay', 'Paid; every webhook comes three times'],
    ['slow@razorpay', 'Paid; the answer takes 6 seconds'],
  ],
  card: [
    ['4100 2800 0000 1007', 'The bank says yes'],
    ['4100 2800 0006 0003', 'The bank declines'],
    ['4100 2800 0008 0001', 'Not enough money in the account'],
  ],
};

// oxlint-disable-next-line no-unused-vars -- checkout.js calls it
function drawWindow(options) {
  const parts = {
    amount: make('p', { class: 'amount' }),
    close: make('button', { type: 'button', class: 'close', 'aria-label': 'Close' }, drawCross()),
    problem: make('p', { class: 'problem', role: 'alert', hidden: '' }),
    status: make('p', { class: 'status', role: 'status' }),
    pay: make('button', { type: 'submit', class: 'pay' }, 'Pay'),
    decline: make('button', { type: 'button', class: 'decline' }, 'Decline'),
    ...drawMeans(),
  };
  const payer = [options.prefill?.name, options.prefill?.contact].filter(Boolean).join(' · ');
  parts.form = make(
    'form',
    { novalidate: '' },
    ...parts.fields,
    parts.problem,
    parts.status,
    make('div', { class: 'actions' }, parts.pay, parts.decline),
  );
  parts.dialog = make(
    'dialog',
    { class: 'window', 'aria-labelledby': 'shop' },
    make('header', {}, make('h2', { id: 'shop' }, options.name ?? 'Payment'), parts.close, parts.amount),
    make('p', { class: 'about' }, [options.description, payer].filter(Boolean).join(' — ')),
    parts.form,
    make('footer', {}, 'Test window. No bank is asked and no money moves.'),
  );
  dress(parts, options.theme?.color ?? '#d4a574');
  if (options.amount) showAmount(parts, Number(options.amount));
  return parts;
}

/** Draws the payment methods, UPI first, because that is how India pays. */
function drawMeans() {
  const upi = make('input', { type: 'radio', name: 'method', value: 'upi', checked: '' });
  const card = make('input', { type: 'radio', name: 'method', value: 'card' });
  const vpa = makeField('UPI ID', { value: WAYS.upi[0][0], inputmode: 'email', spellcheck: 'false' });
  const number = makeField('Card number', { value: WAYS.card[0][0], inputmode: 'numeric' });
  const expiry = makeField('Expires', { value: '12 / 30', inputmode: 'numeric' });
  const code = makeField('CVV', { value: '123', inputmode: 'numeric', maxlength: '4' });
  const short = make('div', { class: 'pair' }, expiry.label, code.label);
  const panels = {
    upi: make('div', { class: 'panel' }, vpa.label, drawWays('upi', vpa.input)),
    card: make('div', { class: 'panel', hidden: '' }, number.label, short, drawWays('card', number.input)),
  };
  const choice = make(
    'fieldset',
    {},
    make('legend', {}, 'Pay with'),
    make('label', {}, upi, make('strong', {}, 'UPI'), make('span', {}, 'any UPI app')),
    make('label', {}, card, make('strong', {}, 'Card'), make('span', {}, 'debit or credit')),
  );
  choice.addEventListener('change', () => {
    panels.upi.hidden = !upi.checked;
    panels.card.hidden = !card.checked;
  });
  return {
    methods: { upi, card },
    vpa: vpa.input,
    card: number.input,
    fields: [choice, panels.upi, panels.card],
  };
}

function drawWays(method, input) {
  const ways = WAYS[method].map(([value, meaning]) => {
    const button = make('button', { type: 'button' }, make('code', {}, value), make('span', {}, meaning));
    button.addEventListener('click', () => {
      input.value = value;
      button.closest('details').open = false;
      input.focus();
    });
    return make('li', {}, button);
  });
  return make(
    'details',
    { class: 'ways' },
    make('summary', {}, 'Choose how it goes'),
    make('ul', {}, ...ways),
  );
}

function makeField(name, attributes) {
  const input = make('input', { type: 'text', autocomplete: 'off', ...attributes });
  return { input, label: make('label', { class: 'field' }, make('span', {}, name), input) };
}

function dress(parts, colour) {
  parts.host = make('div', {});
  const root = parts.host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  root.append(parts.dialog);
  parts.host.style.setProperty('--brand', colour);
  parts.host.style.setProperty('--on-brand', isDark(colour) ? '#ffffff' : '#2b1d14');
}

// Perceived brightness of #rrggbb; anything else counts as light.
function isDark(colour) {
  const [red = 255, green = 255, blue = 255] = (/^#([0-9a-f]{6})$/i.exec(colour)?.[1].match(/../g) ?? []).map(
    (pair) => Number.parseInt(pair, 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}

function drawCross() {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', 'M6 6l12 12M18 6L6 18');
  svg.append(path);
  return svg;
}

function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
