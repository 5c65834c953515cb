// All text of login, registration and passwords.

export const loginTitle = 'Login';
export const login = 'Login';
export const newHere = 'New here?';
export const createAccount = 'Create an account';
export const forgotPassword = 'Forgot password?';
export const orWithEmail = 'or with email';
export const continueLogin = 'Continue';
export const verifyLogin = 'Verify & Login';
export const loginFailed = 'Login failed';
export const loggedIn = 'Login successful!';
export const welcomeBack = 'Welcome back!';
export const profileSaved = 'Profile updated successfully';

export const mobileLoginTitle = 'Login with mobile';
export const mobileLoginHeading = 'Login with your mobile';
export const backToEmail = 'Back to email login';

export const registerTitle = 'Create an account';
export const haveAccount = 'Already have an account?';
export const signIn = 'Sign In';
export const registerMobile = 'Register with mobile';
export const register = 'Create account';
export const registerFailed = 'Registration failed';
export const getOtp = 'Get OTP';
export const verifyOtp = 'Verify OTP';
export const registered = 'Profile completed successfully!';
export const terms = 'By creating an account, you agree to our terms and have read our privacy policy.';
export const termsConditions = 'Terms & Conditions';
export const privacyPolicy = 'Privacy Policy';

export const requiredTitle = 'Login Required';
export const goHome = 'Go Home';

export const country = 'Country';
export const mobile = 'Mobile number';
export const channel = 'Where should we send your code?';
export const channels = { whatsapp: 'WhatsApp', sms: 'SMS' };
export const sendOtp = 'Send OTP';
export const changeNumber = 'Change mobile number';
export const codeSentTo = (number: string) => `We sent a 6-digit code to ${number}.`;
export const code = 'One-time code';
export const digitOf = (digit: number, length: number) => `Digit ${digit} of ${length}`;
export const resendOtp = 'Resend OTP';
export const sendOtpFailed = 'Failed to send OTP. Please try again.';
export const verifyOtpFailed = 'Failed to verify OTP. Please try again.';

export const profileTitle = 'Complete Your Profile';
export const welcome = 'Welcome! Please complete your profile.';
export const accountCreated = 'Account created! Please complete your profile.';
export const fullName = 'Full Name';
export const nameMissing = 'Please enter your name';
export const optionalEmail = 'Email (optional)';
export const emailHint = 'Recommended for order updates';
export const completeRegistration = 'Complete Registration';
export const skip = 'Skip for now';
export const profileFailed = 'Failed to update profile';
export const profileUnreachable = 'Failed to complete profile. Please try again.';

export const email = 'Email';
export const password = 'Password';
export const newPassword = 'New password';
export const passwordHint = (least: number) => `At least ${least} characters`;
export const forgotTitle = 'Forgot password';
export const forgotText = 'We will email you a link to choose a new password.';
export const sendLink = 'Send link';
export const backToLogin = 'Back to login';
export const resetTitle = 'Choose a new password';
export const resetText = 'You will be logged out everywhere. Then log in with your new password.';
export const savePassword = 'Save password';
export const newLink = 'Get a new link';
export const linkInvalid = 'This link no longer works. Please ask for a new one.';

export const proveByCode = (number: string) =>
  `First, let us confirm it is you. We will send a code to ${number}.`;
export const proveByPassword = 'First, please enter your password.';
export const yourPassword = 'Your password';
export const passwordInstead = 'Use my password instead';
export const codeInstead = 'Use a code instead';
export const sendCode = 'Send code';
export const sendAnotherCode = 'Send another code';
export const codeFor = (number: string) => `Code sent to ${number}`;
export const confirm = 'Confirm';
export const somethingWrong = 'Something went wrong';

export const confirmEmailTitle = 'Confirm your email address';
export const confirmEmailText = (address: string) =>
  `Enter the password of the account with ${address}. If you did not open it, somebody else did.`;
export const confirmAddress = 'Confirm my address';
export const unknownPassword = 'I do not know the password';
export const clearTitle = 'Make this account yours';
export const clearText =
  'We will remove its mobile number, names, addresses and password, and log out every device. Orders stay. Then you choose a new password.';
export const confirmWithoutPassword = 'Confirm without the password';
export const knowPassword = 'I know the password';
