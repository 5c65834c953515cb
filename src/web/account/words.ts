// All text that people read in the profile and its settings. Dates and numbers arrive already formatted.

export const title = 'My Profile';
export const profileTab = 'Profile';
export const settingsTab = 'Settings';
export const hello = (name: string) => `Hello, ${name}`;

export const account = 'Your account';
export const orders = 'My Orders';
export const addresses = 'My Addresses';
export const invoices = 'Your Invoices';
export const wishlist = 'My Wishlist';
export const tickets = 'My Tickets';
export const details = 'Your details';
export const editProfile = 'Edit Profile';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const phone = 'Phone';
export const loginMobile = 'Login mobile';
export const notGiven = 'Not added';
export const confirmed = 'Confirmed';
export const notConfirmed = 'Not confirmed';
export const cancel = 'Cancel';
export const save = 'Save Changes';
export const saved = 'Profile updated successfully';
export const saveFailed = 'Failed to update profile';

export const changeNumber = 'Change number';
export const addNumber = 'Add a number to log in with';
export const confirmNumber = 'Confirm and log in with it';
export const numberTitle = 'Number for logging in';
export const continueNumber = 'Continue';
export const confirmNumberButton = 'Confirm number';
export const numberChanged = 'Your login number is changed. Other devices are logged out.';

export const changeEmail = 'Change your email address';
export const emailPending = (address: string) => `We sent a link to ${address}. Open it to make the change.`;
export const emailUnconfirmed = 'We sent a link to this address. Open it to confirm it is yours.';
export const resendLink = 'Send the link again';
export const confirmEmailTitle = 'Confirm your email address';
export const emailConfirmTitle = 'One last step';
export const emailConfirmText =
  'Confirm that this email address is yours. If you did not ask for this, ignore it.';
export const confirmAddress = 'Confirm my address';
export const emailConfirmed = 'Your email address is confirmed';
export const emailConfirmedText =
  'Thank you! We will use this address from now on. Other devices are logged out.';
export const emailCleared = (cleared: string) => `The account is yours alone now. ${cleared}`;
export const logInFirst = 'Please log in first';
export const logInFirstText = (address: string, number: string) =>
  `${address} belongs to the account with the number ${number}. Log in with it to confirm. If the number is not yours, ignore this.`;
export const mobileLogin = 'Login with your mobile';
export const linkInvalid = 'This link no longer works';
export const emailLinkInvalid =
  'It was used, replaced by a newer one, or is over a day old. Get a new one in your profile.';

export const undoTitle = 'Undo a change to your account';
export const undoQuestion = 'Was this change not yours?';
export const undoText =
  'We will bring back your number and email, and log out every device. Then you choose a new password. If you made the change, ignore this.';
export const undo = 'Undo the change';
export const undone = 'Your account is yours again';
export const undoneText = 'Your number and email are back, and every device is logged out.';
export const undonePassword = 'The old password no longer works, because somebody else may know it.';
export const undoInvalid =
  'It was used, or is over 24 hours old. If something is wrong with your account, contact us.';
export const login = 'Login';
export const newPasswordLink = 'Choose a new password';
export const contact = 'Contact us';

export const sessionsTitle = 'Where you are logged in';
export const sessionsLead = "Don't recognise a device? Log it out here.";
export const thisDevice = 'This device';
export const deviceOf = (browser: string, system: string) => `${browser} on ${system}`;
export const unknownDevice = 'Unknown device';
export const lastUsed = (moment: string, since: string) => `Last used ${moment} · logged in ${since}`;
export const logOut = 'Log out';
export const logOutDevice = (device: string, moment: string) => `Log out ${device}, last used ${moment}`;
export const loggedOutDevice = 'Device logged out';
export const logout = 'Logout';
export const logOutEverywhere = 'Log out everywhere';

export const passwordTitle = 'Password';
export const passwordLead = 'Changing it logs out all other devices.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const passwordHint = (least: number) => `At least ${least} characters`;
export const changePassword = 'Change password';

export const consentsTitle = 'Privacy choices';
export const consentsLead = 'You can shop without any of these, and change your mind at any time.';
export const switchedOn = (choice: string) => `${choice}: on`;
export const switchedOff = (choice: string) => `${choice}: off`;
export const consentHistory = 'Consent history';
export const agreed = 'Agreed';
export const withdrawn = 'Withdrawn';
export const consentPlaces: Record<string, string> = {
  registration: 'when you opened your account',
  profile: 'in your profile',
  checkout: 'at the checkout',
  newsletter: 'by a link in an email',
  banner: 'in the bar at the foot of a page',
};
export const consentVersion = (version: string) => `text ${version}`;

export const dataTitle = 'Your data';
export const dataLead =
  'Download everything we know about you: profile, addresses, orders, invoices, payments, reviews, questions, requests, messages, consents and browsing history.';
export const downloadData = 'Download my data';
export const downloadFailed = 'Failed to download your data';
export const deleteAccount = 'Delete my account';
export const deletePermanently = 'Delete my account permanently';
export const deleted = 'Your account is deleted';
export const cannotUndo = 'This cannot be undone.';
export const keepAccount = 'Keep my account';
export const proveByCode = (number: string) =>
  `First, let us confirm it is you. We will send a code by SMS to ${number}.`;
export const sendCode = 'Send code';
export const sendAnotherCode = 'Send another code';
export const codeFor = (number: string) => `Code sent to ${number}`;
export const digitOf = (digit: number, length: number) => `Digit ${digit} of ${length}`;
export const yourPassword = 'Your password';
export const writeToUs = 'Contact us';
