import { nameAction } from '#admin/audit/audit-words.ts';
import type { FailedWork } from './failed-work.ts';

/** The work of each job, in words for the owner. */
const JOBS: Record<string, string> = {
  'answer-stock-requests': 'Tell customers that something is back in stock',
  'answer-waiting': 'Tell customers that something is back in stock',
  'apply-webhook': 'Record what Razorpay reported',
  'ask-couriers': 'Ask couriers where parcels are',
  'complete-orders': 'Complete delivered orders',
  'count-sales': 'Count sales for the bestsellers',
  'expire-order': 'Cancel an unpaid order',
  'expire-unconfirmed': 'Cancel unconfirmed orders',
  'fetch-import-pictures': 'Fetch photos of an import',
  'fetch-settlements': 'Fetch settlements from Razorpay',
  'forget-old': 'Delete old data',
  'forget-pictures': 'Delete unused photos',
  'invite-review': 'Ask for a review',
  'open-payment-link': 'Make a payment link',
  'publish-content': 'Publish scheduled texts',
  'publish-products': 'Publish scheduled products',
  'render-pictures': 'Prepare photos',
  'run-import': 'Import a file',
  'save-backup': 'Make a backup',
  'give-up-backups': 'Stop backups that are stuck',
  'save-daily-backup': 'Make the nightly backup',
  'send-daily-summary': 'Send the daily summary',
  'send-refund': 'Send a refund',
  'sum-old-visits': 'Add up visits',
  'sweep-payments': 'Look for late payments',
  'switch-price-changes': 'Start and end price changes',
  'test-restore': 'Test a backup',
  'warn-of-tickets': 'Remind staff of tickets that are due',
};

/** Returns the name of a piece of work: the job in words, or the kind of message. */
export function nameWork({ kind, name }: FailedWork): string {
  return kind === 'message'
    ? `Message: ${nameAction(name).toLowerCase()}`
    : (JOBS[name] ?? nameAction(name.replaceAll('-', '_')));
}
