// All text of the contact page and of tickets.

export const contactTitle = 'Contact us';
export const phone = 'Phone';
export const email = 'Email';
export const replyTime = 'We reply within 24 hours';
export const address = 'Office';
export const businessHours = 'Business Hours';
export const whatsapp = (number: string) => `WhatsApp ${number}`;
export const sendTitle = 'Send us a Message';
export const alreadyContacted = 'Already contacted us?';
export const trackTicket = 'Track your ticket';
export const noEmail = 'We cannot send emails right now. You will get a ticket number to read our reply.';
export const callUs = 'For a quick answer, call or message us:';

export const name = 'Name';
export const optionalPhone = 'Phone (optional)';
export const inquiryType = 'Inquiry type';
export const subject = 'Subject';
export const message = 'Message';
export const isComplaint = 'This is a complaint';
export const complaintHint = 'Our grievance officer will resolve it within one month.';
export const send = 'Send Message';
export const ticketNumberIs = (number: string) => `Your ticket number is ${number}.`;
export const replyInTickets = 'You will find our reply in your tickets.';
export const trackByNumber = 'Track it with this number and your email.';
export const myTickets = 'My Tickets';

export const visitTitle = 'Visit Our Office';
export const showMap = 'Show map';
export const mapFrom = (host: string) => `Loads a map from ${host}`;
export const mapLoading = 'Map Loading...';
export const mapTitle = 'Map of our office';
export const faqTitle = 'Frequently Asked Questions';
export const allQuestions = 'All questions';

export const complaints = 'Complaints';
export const complaintSteps =
  'Every complaint gets a ticket number. We acknowledge it within 48 hours and resolve it within one month.';
export const complaintTickets =
  'Track it by its number under My Tickets. Messages sent while logged in also appear there.';

export const ticketsTitle = 'My Tickets';
export const ticketOf = (number: string) => `Ticket ${number}`;
export const states = {
  waiting: 'Waiting for our reply',
  answered: 'Answered',
  closed: 'Closed',
};
export const delayed = 'Delayed';
export const complaint = 'Complaint';
export const overdue =
  'We are sorry: this is taking longer than we promised. If it is urgent, please call us.';
export const callLink = 'Call us';
export const received = 'Received';
export const acknowledged = 'Acknowledged';
export const answered = 'Answered';
export const replyDue = 'Reply due by';
export const resolveDue = 'To be resolved by';
export const closed = 'Closed';
export const repliedOn = (moment: string) => `We replied on ${moment}`;
export const closedOn = (moment: string) => `We closed it on ${moment}`;
export const yourMessage = 'Your message';

export const trackTitle = 'Track a ticket by its number';
export const trackText = 'We sent you the number when you contacted us.';
export const trackOther = 'Track a ticket that is not listed here';
export const ticketNumber = 'Ticket number';
export const ticketNumberHint = 'From our message, such as T-2611-7K3QX9';
export const contact = 'Email or mobile number';
export const contactHint = 'The one you gave when you contacted us';
export const showTicket = 'Show ticket';
export const ticketUnknown = 'We could not find this ticket. Please check the number and the contact.';
export const guestTickets = 'Messages you send while logged in appear here.';
export const logInToSee = 'Log in to see them';
export const emptyTitle = 'No tickets yet';
export const emptyText = 'Messages you send while logged in appear here, with our replies.';
export const contactUs = 'Contact us';
