import { adminCrafts } from './admin/catalogue/crafts.ts';
import { adminMakers } from './admin/catalogue/makers.ts';
import { adminProducts } from './admin/catalogue/products.ts';
import { adminQuestions } from './admin/catalogue/questions.ts';
import { adminReviews } from './admin/catalogue/reviews.ts';
import { adminCategories } from './admin/categories.ts';
import { adminCollections } from './admin/collections.ts';
import { adminContent } from './admin/content.ts';
import { adminCustomers } from './admin/customers.ts';
import { adminEvents } from './admin/events.ts';
import { adminExports } from './admin/import-export/exports.ts';
import { adminImports } from './admin/import-export/imports.ts';
import { adminPastOrders } from './admin/import-export/past-orders.ts';
import { adminRedirects } from './admin/import-export/redirects.ts';
import { adminBooks } from './admin/money/books.ts';
import { adminInvoices } from './admin/money/invoices.ts';
import { adminRefunds } from './admin/money/refunds.ts';
import { adminRemittances } from './admin/money/remittances.ts';
import { adminReports } from './admin/money/reports.ts';
import { adminSettlements } from './admin/money/settlements.ts';
import { adminTaxReturns } from './admin/money/tax-returns.ts';
import { adminDocuments } from './admin/orders/documents.ts';
import { adminOrderDesk } from './admin/orders/order-desk.ts';
import { adminOrderMoves } from './admin/orders/order-moves.ts';
import { adminOrderReturns } from './admin/orders/order-returns.ts';
import { adminOrders } from './admin/orders/orders.ts';
import { adminPacking } from './admin/orders/packing.ts';
import { adminShipments } from './admin/orders/shipments.ts';
import { telephoneOrders } from './admin/orders/telephone-orders.ts';
import { adminOverview } from './admin/overview.ts';
import { adminPictures } from './admin/pictures.ts';
import { adminPriceChanges } from './admin/price-changes.ts';
import { adminPromotions } from './admin/promotions.ts';
import { adminBackups } from './admin/safety/backups.ts';
import { adminFailedWork } from './admin/safety/failed-work.ts';
import { adminSystem } from './admin/safety/system.ts';
import { savedReplies } from './admin/saved-replies.ts';
import { adminReady } from './admin/settings/ready.ts';
import { adminSettings } from './admin/settings/settings.ts';
import { adminTaxRates } from './admin/settings/tax-rates.ts';
import { adminApiKeys } from './admin/staff/api-keys.ts';
import { adminAudit } from './admin/staff/audit.ts';
import { staffLogin } from './admin/staff/login.ts';
import { adminMe } from './admin/staff/me.ts';
import { ownAccount } from './admin/staff/own-account.ts';
import { passkeys } from './admin/staff/passkeys.ts';
import { secondFactors } from './admin/staff/second-factors.ts';
import { staffLinks } from './admin/staff/staff-links.ts';
import { adminStaff } from './admin/staff/staff.ts';
import { adminStock } from './admin/stock.ts';
import { adminSubscribers } from './admin/subscribers.ts';
import { adminTickets } from './admin/tickets.ts';
import { adminUploads } from './admin/uploads.ts';

/** The routers of the calls for staff, by area. */
export const adminRouters = [
  adminContent,
  adminCategories,
  adminCollections,
  adminPriceChanges,
  adminPromotions,
  adminCustomers,
  adminOverview,
  adminEvents,
  adminPictures,
  adminUploads,
  adminStock,
  adminTickets,
  savedReplies,
  adminSubscribers,
  adminQuestions,
  adminReviews,
  adminProducts,
  adminMakers,
  adminCrafts,
  adminImports,
  adminExports,
  adminRedirects,
  adminPastOrders,
  adminInvoices,
  adminBooks,
  adminRefunds,
  adminRemittances,
  adminReports,
  adminSettlements,
  adminTaxReturns,
  adminOrders,
  adminOrderDesk,
  telephoneOrders,
  adminPacking,
  adminDocuments,
  adminOrderMoves,
  adminOrderReturns,
  adminShipments,
  adminBackups,
  adminFailedWork,
  adminSystem,
  adminTaxRates,
  adminSettings,
  adminReady,
  staffLogin,
  adminMe,
  ownAccount,
  secondFactors,
  passkeys,
  adminApiKeys,
  adminAudit,
  adminStaff,
  staffLinks,
];
