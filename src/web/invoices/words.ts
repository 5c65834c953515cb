// All text of invoices and their list; the names of the documents and of their statuses are in `domain/invoice/`.

export const title = 'Your Invoices';
export const byStatus = 'Filter by status';
export const clearFilter = 'Clear filter';
export const emptyTitle = 'No Invoices Found';
export const emptyText = 'We issue your invoice when we start packing your order.';
export const browse = 'Browse Products';
export const loadFailedTitle = 'Error Loading Invoices';
export const loadFailed = 'Failed to fetch invoices';
export const downloadFailed = 'Failed to download invoice';
export const tryAgain = 'Try Again';

export const issued = 'Issued';
export const due = 'Due';
export const items = 'Items';
export const view = 'View';
export const viewOf = (number: string) => `View ${number}`;
export const download = 'Download';
export const downloading = 'Downloading...';

export const invoice = 'Invoice';
export const pleaseLogIn = 'Please log in to view your invoice details.';
export const notFoundTitle = 'Invoice Not Found';
export const fetchFailed = 'Failed to fetch invoice';
export const back = 'Back to Invoices';
export const print = 'Print';
export const downloadPdf = 'Download PDF';

export const forRecipient = 'Original for recipient';
export const invoiceNumber = 'Invoice number';
export const noteNumber = 'Note number';
export const issueDate = 'Issue date';
export const dueDate = 'Due date';
export const againstInvoice = 'Against invoice';
export const numberOfDay = (number: string, day: string) => `${number} of ${day}`;
export const orderNumber = 'Order number';
export const placeOfSupply = 'Place of supply';
export const reverseCharge = 'Reverse charge';
export const yes = 'Yes';
export const no = 'No';
export const status = 'Status';
export const reason = 'Reason';
export const soldBy = 'Sold by';
export const billTo = 'Bill to';
export const deliverTo = 'Deliver to';
export const gstin = 'GSTIN';
export const pan = 'PAN';

export const description = 'Description';
export const hsn = 'HSN';
export const quantity = 'Qty';
export const rate = 'Rate';
export const rateWithGst = 'Rate incl. GST';
export const discount = 'Discount';
export const value = 'Value';
export const taxableValue = 'Taxable value';
export const tax = 'Tax';
export const amount = 'Amount';
export const nilRated = 'Nil-rated';
export const igst = 'IGST';
export const cgst = 'CGST';

export const taxSummary = 'Tax summary';
export const totalTax = 'Total tax';
export const rounding = 'Round-off';
export const total = 'Total';
export const totalCredited = 'Total credited';
export const creditNote = (number: string) => `Credit note ${number}`;
export const discountGiven = (given: string) => `Discount given: ${given}`;
export const discountBeforeTax = (given: string) => `Discount given before tax: ${given}`;
export const taxByRate = 'Tax by rate';
export const taxRate = 'Tax rate';
export const taxable = 'Taxable';
export const nil = 'Nil';
export const amountInWords = 'Amount in words';
export const forSeller = (name: string) => `For ${name}`;
export const signatureOf = (name: string) => `Signature of ${name}`;
export const signatory = 'Authorised signatory';
