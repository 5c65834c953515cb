import type { ReactNode } from 'react';
import { formatBuyerGstin } from '#domain/invoice/invoice.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import type { InvoiceJson } from '#contract/invoice.ts';
import * as words from './words.ts';

type Address = InvoiceJson['seller_address'];

/** The seller, the buyer and the delivery address. */
export function InvoiceParties({ invoice }: { invoice: InvoiceJson }) {
  const { buyer_details: buyer, delivery_address, seller_name, seller_trade_name } = invoice;
  const hasTradeName = seller_trade_name !== '' && seller_trade_name !== seller_name;
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-3 print:grid-cols-3">
      <Party title={words.soldBy} name={hasTradeName ? seller_trade_name : seller_name}>
        {hasTradeName && seller_name}
        <Lines address={invoice.seller_address} />
        <TaxId name={words.gstin} id={invoice.seller_gstin} />
        <TaxId name={words.pan} id={invoice.seller_pan} />
        <Contact phone={invoice.seller_phone} email={invoice.seller_email} />
      </Party>
      <Party title={words.billTo} name={buyer.name}>
        <Lines address={buyer.address} />
        {buyer.gstin ? (
          <TaxId name={words.gstin} id={buyer.gstin} />
        ) : (
          <p>{formatBuyerGstin(null, invoice.seller_kind)}</p>
        )}
        <Contact phone={buyer.phone} email={buyer.email} />
      </Party>
      <Party title={words.deliverTo} name={buyer.name}>
        <Lines address={delivery_address} />
      </Party>
    </div>
  );
}

function Party({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <section className="min-w-0 break-words">
      <h2 className="text-sm text-quiet">{title}</h2>
      <p className="font-medium">{name}</p>
      <div className="text-sm">{children}</div>
    </section>
  );
}

/** Renders an address; its State is followed by the code that Rule 46 requires. */
function Lines({ address: { line1, line2, city, state, state_code, postal_code } }: { address: Address }) {
  const lines = [line1, line2, `${city} ${postal_code}`.trim(), `${state} (${state_code})`].filter(Boolean);
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

function TaxId({ name, id }: { name: string; id: string | null }) {
  return (
    id && (
      <p className="font-medium">
        {name} <span className="figures">{id}</span>
      </p>
    )
  );
}

function Contact({ phone, email }: { phone: string; email: string }) {
  return [formatPhone(phone), email].filter(Boolean).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
