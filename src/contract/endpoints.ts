import type { z } from 'zod';
import type { Route } from './define-route.ts';
import type * as adminApiKeys from './admin/staff/api-keys.ts';
import type * as adminAudit from './admin/staff/audit.ts';
import type * as adminBackups from './admin/safety/backups.ts';
import type * as adminSystem from './admin/safety/system.ts';
import type * as adminFailedWork from './admin/safety/failed-work.ts';
import type * as adminCategories from './admin/categories.ts';
import type * as adminCollections from './admin/collections.ts';
import type * as adminContent from './admin/content.ts';
import type * as adminCustomers from './admin/customers.ts';
import type * as adminEvents from './admin/events.ts';
import type * as adminLogin from './admin/staff/login.ts';
import type * as adminMe from './admin/staff/me.ts';
import type * as adminDocuments from './admin/orders/documents.ts';
import type * as adminExports from './admin/import-export/exports.ts';
import type * as adminImports from './admin/import-export/imports.ts';
import type * as adminInvoices from './admin/money/invoices.ts';
import type * as adminBooks from './admin/money/books.ts';
import type * as adminPastOrders from './admin/import-export/past-orders.ts';
import type * as adminRedirects from './admin/import-export/redirects.ts';
import type * as adminRefunds from './admin/money/refunds.ts';
import type * as adminRemittances from './admin/money/remittances.ts';
import type * as adminReports from './admin/money/reports.ts';
import type * as adminOrderDesk from './admin/orders/order-desk.ts';
import type * as adminOrderMoves from './admin/orders/order-moves.ts';
import type * as adminOrderReturns from './admin/orders/order-returns.ts';
import type * as adminOrders from './admin/orders/orders.ts';
import type * as adminOverview from './admin/overview.ts';
import type * as adminOwnAccount from './admin/staff/own-account.ts';
import type * as adminPacking from './admin/orders/packing.ts';
import type * as adminPasskeys from './admin/staff/passkeys.ts';
import type * as adminSavedReplies from './admin/saved-replies.ts';
import type * as adminSecondFactors from './admin/staff/second-factors.ts';
import type * as adminMakers from './admin/catalogue/makers.ts';
import type * as adminCrafts from './admin/catalogue/crafts.ts';
import type * as adminProducts from './admin/catalogue/products.ts';
import type * as adminPictures from './admin/pictures.ts';
import type * as adminPriceChanges from './admin/price-changes.ts';
import type * as adminPromotions from './admin/promotions.ts';
import type * as adminQuestions from './admin/catalogue/questions.ts';
import type * as adminReviews from './admin/catalogue/reviews.ts';
import type * as adminReady from './admin/settings/ready.ts';
import type * as adminSettings from './admin/settings/settings.ts';
import type * as adminSettlements from './admin/money/settlements.ts';
import type * as adminStaff from './admin/staff/staff.ts';
import type * as adminStaffLinks from './admin/staff/staff-links.ts';
import type * as adminShipments from './admin/orders/shipments.ts';
import type * as adminStock from './admin/stock.ts';
import type * as adminSubscribers from './admin/subscribers.ts';
import type * as adminTaxRates from './admin/settings/tax-rates.ts';
import type * as adminTaxReturns from './admin/money/tax-returns.ts';
import type * as adminTelephoneOrders from './admin/orders/telephone-orders.ts';
import type * as adminTickets from './admin/tickets.ts';
import type * as adminUploads from './admin/uploads.ts';
import type * as addresses from './storefront/customer/addresses.ts';
import type * as analytics from './storefront/analytics.ts';
import type * as auth from './storefront/customer/auth.ts';
import type * as cart from './storefront/orders/cart.ts';
import type * as categories from './storefront/catalogue/categories.ts';
import type * as consents from './storefront/customer/consents.ts';
import type * as contact from './storefront/support/contact.ts';
import type * as content from './storefront/content.ts';
import type * as courierWebhooks from './storefront/orders/courier-webhooks.ts';
import type * as credentials from './storefront/customer/credentials.ts';
import type * as identityProof from './storefront/customer/identity-proof.ts';
import type * as invoices from './storefront/orders/invoices.ts';
import type * as newsletter from './storefront/support/newsletter.ts';
import type * as orders from './storefront/orders/orders.ts';
import type * as ownData from './storefront/customer/own-data.ts';
import type * as pastOrders from './storefront/orders/past-orders.ts';
import type * as payment from './storefront/orders/payment.ts';
import type * as pincodes from './storefront/orders/pincodes.ts';
import type * as products from './storefront/catalogue/products.ts';
import type * as profile from './storefront/customer/profile.ts';
import type * as promotions from './storefront/orders/promotions.ts';
import type * as questions from './storefront/catalogue/questions.ts';
import type * as reviews from './storefront/catalogue/reviews.ts';
import type * as settings from './storefront/settings.ts';
import type * as stockRequests from './storefront/catalogue/stock-requests.ts';
import type * as tickets from './storefront/support/tickets.ts';
import type * as track from './storefront/orders/track.ts';

/** The modules of routes; each route that one of them exports is an endpoint. */
type Modules =
  | typeof adminApiKeys
  | typeof adminAudit
  | typeof adminBackups
  | typeof adminFailedWork
  | typeof adminSystem
  | typeof adminCategories
  | typeof adminCollections
  | typeof adminContent
  | typeof adminCustomers
  | typeof adminLogin
  | typeof adminMe
  | typeof adminDocuments
  | typeof adminExports
  | typeof adminImports
  | typeof adminInvoices
  | typeof adminBooks
  | typeof adminPastOrders
  | typeof adminRedirects
  | typeof adminRefunds
  | typeof adminRemittances
  | typeof adminReports
  | typeof adminOrderDesk
  | typeof adminOrderMoves
  | typeof adminOrderReturns
  | typeof adminOrders
  | typeof adminEvents
  | typeof adminOverview
  | typeof adminOwnAccount
  | typeof adminPacking
  | typeof adminPasskeys
  | typeof adminSavedReplies
  | typeof adminSecondFactors
  | typeof adminMakers
  | typeof adminCrafts
  | typeof adminProducts
  | typeof adminPictures
  | typeof adminUploads
  | typeof adminPriceChanges
  | typeof adminPromotions
  | typeof adminQuestions
  | typeof adminReviews
  | typeof adminReady
  | typeof adminSettings
  | typeof adminSettlements
  | typeof adminStaff
  | typeof adminStaffLinks
  | typeof adminShipments
  | typeof adminStock
  | typeof adminSubscribers
  | typeof adminTaxRates
  | typeof adminTaxReturns
  | typeof adminTelephoneOrders
  | typeof adminTickets
  | typeof addresses
  | typeof analytics
  | typeof auth
  | typeof cart
  | typeof categories
  | typeof consents
  | typeof contact
  | typeof content
  | typeof courierWebhooks
  | typeof credentials
  | typeof identityProof
  | typeof invoices
  | typeof newsletter
  | typeof orders
  | typeof ownData
  | typeof pastOrders
  | typeof payment
  | typeof pincodes
  | typeof products
  | typeof profile
  | typeof promotions
  | typeof questions
  | typeof reviews
  | typeof settings
  | typeof stockRequests
  | typeof tickets
  | typeof track;

type RoutesOf<Module> = Module extends unknown ? Extract<Module[keyof Module], Route> : never;
type Endpoints = { [Each in RoutesOf<Modules> as `${Uppercase<Each['method']>} ${Each['path']}`]: Each };

/** A method and a path under `/api/v1` as the documentation writes them: `GET /orders/{id}`. */
export type Endpoint = keyof Endpoints;

/**
 * The parts of a call to an endpoint: path parameters, query, headers and body. Query names that are known only at run time, such as
 * filters, are sent as `URLSearchParams`.
 */
export type Input<Name extends Endpoint> = PartsOf<Endpoints[Name]>;

/** The JSON that an endpoint returns: `undefined` if it returns nothing, `never` if it returns a file. */
export type Answer<Name extends Endpoint> = JsonOf<Endpoints[Name]['responses']>;

type PartsOf<Each> = Each extends { request: infer Request }
  ? Part<'params', SchemaOf<Request, 'params'>> &
      Part<'query', SchemaOf<Request, 'query'>, URLSearchParams> &
      Part<'headers', SchemaOf<Request, 'headers'>> &
      Part<'body', Request extends { body: Json<infer Body> } ? Body : undefined>
  : unknown;

type SchemaOf<Request, Name extends string> = Request extends { [Key in Name]: infer Schema }
  ? Schema
  : undefined;

type Part<Name extends string, Schema, Other = never> = Schema extends z.ZodType
  ? object extends z.input<Schema>
    ? { [Key in Name]?: z.input<Schema> | Other }
    : { [Key in Name]: z.input<Schema> | Other }
  : unknown;

type Json<Schema> = { content: { 'application/json': { schema: Schema } } };

type JsonOf<Responses> = {
  [Status in keyof Responses & (200 | 201 | 202 | 204)]: Responses[Status] extends Json<
    infer Schema extends z.ZodType
  >
    ? z.output<Schema>
    : Responses[Status] extends { content: unknown }
      ? never
      : undefined;
}[keyof Responses & (200 | 201 | 202 | 204)];
