import { expect, test } from 'vitest';
import { findCode, readCode, signUp } from '../support/api-buyer.ts';
import { findShop } from '../support/find-shop.ts';
import { openJourneyBrowser, walk } from '../support/journey.ts';
import * as shopping from '../support/shopper.ts';

const { url } = findShop();
const broken = { status: 500, body: 'broken' };
const browser = await openJourneyBrowser();

test('the mobile login takes ten digits and a six-digit code, and shows its own error messages', () =>
  walk(async (step) => {
    const known = await signUp(url);
    const shopper = { ...(await shopping.openShopper(browser, url)), mobile: known.mobile };
    const { page } = shopper;
    const main = page.getByRole('main');
    const number = main.getByLabel('Mobile number');
    const send = main.getByRole('button', { name: 'Send OTP' });
    await shopping.visit(shopper, '/mobile-login');

    await step('it offers four countries, and links to registration and the login by e-mail', async () => {
      const options = await main.getByLabel('Country').locator('option').allInnerTexts();
      expect(options.map((words) => words.replace(/^.*\+/, ''))).toEqual(['91', '1', '44', '971']);
      const back = main.getByRole('link', { name: 'Back to email login' });
      expect(await back.getAttribute('href')).toBe('/login');
      expect(await main.locator('a[href^="/mobile-register"]').count()).toBe(1);
    });
    await step('only ten digits are accepted; fewer cannot be submitted', async () => {
      await number.pressSequentially('98-76x5');
      expect(await number.inputValue()).toBe('98765');
      expect(await send.isEnabled()).toBe(false);
      await number.fill('5876543210');
      await send.click();
      await main.getByText('Please enter a valid 10-digit mobile number').waitFor();
    });
    await step('an error is shown when a code cannot be sent or requested', async () => {
      await number.fill(known.mobile);
      await page.route('**/auth/mobile/send-otp', (route) => route.fulfill(broken));
      await send.click();
      await main.getByText('Failed to send OTP', { exact: true }).waitFor();
      await page.unroute('**/auth/mobile/send-otp');
      await page.route('**/auth/mobile/send-otp', (route) => route.abort());
      await send.click();
      await main.getByText('Failed to send OTP. Please try again.').waitFor();
      await page.unroute('**/auth/mobile/send-otp');
    });
    const old = await findCode(url, known.mobile);
    await send.click();
    const code = await readCode(url, known.mobile, old);
    const box = page.getByRole('textbox', { name: 'One-time code' });
    await step('six digits are verified automatically; a code without a response is cleared', async () => {
      await main.getByText(/^OTP expires in \d:\d\d$/).waitFor();
      expect(await main.getByRole('button', { name: 'Verify & Login' }).isDisabled()).toBe(true);
      await main.getByRole('button', { name: 'Change mobile number' }).waitFor();
      await page.route('**/auth/mobile/verify-otp', (route) => route.fulfill(broken));
      await box.focus();
      await page.keyboard.type('12a345');
      expect(await main.getByRole('button', { name: 'Verify & Login' }).isDisabled()).toBe(true);
      await page.keyboard.type('6');
      await main.getByText('Invalid OTP').waitFor();
      await expect.poll(() => box.inputValue()).toBe('');
      await page.unroute('**/auth/mobile/verify-otp');
      await page.route('**/auth/mobile/verify-otp', (route) => route.abort());
      await box.focus();
      await page.keyboard.type('123456');
      await main.getByText('Failed to verify OTP. Please try again.').waitFor();
      await page.unroute('**/auth/mobile/verify-otp');
    });
    await step('the right code logs in', async () => {
      await shopping.typeCode(shopper, code);
      await page.getByText('Login successful!').waitFor();
      await page.waitForURL(`${url}/`);
    });
    await shopping.leave(shopper);
  }));

test('registering by mobile stores the token before the profile step, and shows the profile’s failures', () =>
  walk(async (step) => {
    const shopper = await shopping.openShopper(browser, url);
    const { page, mobile } = shopper;
    const main = page.getByRole('main');
    await shopping.visit(shopper, '/mobile-register');
    await main.getByLabel('Mobile number').fill(mobile);
    await main.getByRole('button', { name: 'Get OTP' }).click();
    const code = await readCode(url, mobile);

    await step('the token is stored while the profile step is still shown', async () => {
      await main.getByRole('button', { name: 'Verify OTP' }).waitFor();
      await shopping.typeCode(shopper, code);
      await shopping.seesHeading(page, 'Complete Your Profile');
      expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{43}$/);
      await main.getByRole('button', { name: 'Skip for now' }).waitFor();
      await main.getByText('Recommended for order updates').waitFor();
    });
    await step('an error is shown when a profile cannot be saved or sent', async () => {
      await main.getByLabel('Full Name').fill('   ');
      await main.getByRole('button', { name: 'Complete Registration' }).click();
      await main.getByText('Please enter your name').waitFor();
      await main.getByLabel('Full Name').fill('Meera Joshi');
      await page.route('**/mobile/profile', (route) => route.fulfill(broken));
      await main.getByRole('button', { name: 'Complete Registration' }).click();
      await main.getByText('Failed to update profile').waitFor();
      await page.unroute('**/mobile/profile');
      await page.route('**/mobile/profile', (route) => route.abort());
      await main.getByRole('button', { name: 'Complete Registration' }).click();
      await main.getByText('Failed to complete profile. Please try again.').waitFor();
      await page.unroute('**/mobile/profile');
    });
    await step('a saved profile shows a message and redirects home', async () => {
      await main.getByRole('button', { name: 'Complete Registration' }).click();
      await page.getByText('Profile completed successfully!').waitFor();
      await page.waitForURL(`${url}/`);
    });
    await shopping.leave(shopper);
  }));

test('the mobile login asks for the code’s channel, and welcomes a known customer', () =>
  walk(async (step) => {
    const known = await signUp(url);
    const shopper = { ...(await shopping.openShopper(browser, url)), mobile: known.mobile };
    const { page } = shopper;
    const main = page.getByRole('main');
    await shopping.visit(shopper, '/login?returnTo=%2Fabout');
    await main.getByLabel('Mobile number').fill(known.mobile);
    await main.getByRole('button', { name: 'Continue', exact: true }).click();

    await step('the code is sent by WhatsApp or SMS as chosen', async () => {
      const old = await findCode(url, known.mobile);
      await main.locator('input[value=whatsapp]:focus').waitFor();
      await main.getByRole('radio', { name: 'SMS' }).check();
      const asked = page.waitForRequest('**/auth/send-otp');
      await main.getByRole('button', { name: 'Send OTP' }).click();
      expect((await asked).postDataJSON()).toMatchObject({
        mobile_number: known.mobile,
        country_code: '91',
        delivery_method: 'sms',
      });
      await page.getByText('OTP sent to your mobile number').waitFor();
      await shopping.typeCode(shopper, await readCode(url, known.mobile, old));
    });
    await step('a known customer is welcomed back on the page they came from', async () => {
      await page.getByText('Welcome back!').waitFor();
      await page.waitForURL(`${url}/about`);
    });
    await step('a new customer is welcomed and asked for a profile', async () => {
      const stranger = await shopping.openShopper(browser, url);
      const own = stranger.page.getByRole('main');
      await shopping.visit(stranger, '/login');
      await own.getByLabel('Mobile number').fill(stranger.mobile);
      await own.getByRole('button', { name: 'Continue', exact: true }).click();
      await own.getByRole('button', { name: 'Send OTP' }).click();
      await shopping.typeCode(stranger, await readCode(url, stranger.mobile));
      await stranger.page.getByText('Welcome! Please complete your profile.').waitFor();
      await shopping.seesHeading(stranger.page, 'Complete Your Profile');
      await own.getByLabel('Full Name').fill('Meera Joshi');
      await own.getByRole('button', { name: 'Complete Registration' }).click();
      await stranger.page.getByText('Profile updated successfully').waitFor();
      await shopping.leave(stranger);
    });
    await shopping.leave(shopper);
  }));
