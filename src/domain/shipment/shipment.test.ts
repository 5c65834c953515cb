import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { awbWarning, COURIERS, findCourier, isOnHost, toTrackingUrl } from './courier.ts';
import { ShipOrder, toParcel } from './shipment.ts';

describe('tracking links', () => {
  test('lead to the courier’s own page', () => {
    expect(toTrackingUrl(findCourier('delhivery'), '12345678901')).toBe(
      'https://www.delhivery.com/tracking?trackingId=12345678901',
    );
    expect(toTrackingUrl(findCourier('indiapost'), 'EU123456789IN')).toBeUndefined();
    expect(toTrackingUrl(undefined, '1')).toBeUndefined();
  });

  test('stay on the courier’s host, whatever the number is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COURIERS), fc.string(), (courier, awb) => {
        const link = toTrackingUrl(courier, awb);
        if (link !== undefined) expect(new URL(link).host).toBe(courier.host);
      }),
    );
  });

  test.each([
    ['https://www.dtdc.com.evil.com/x', false],
    ['https://www.dtdc.com@evil.com/', false],
    ['https://user@www.dtdc.com/', false],
    ['http://www.dtdc.com/', false],
    ['https://www.dtdc.com:8443/', false],
    ['javascript:alert(1)', false],
    ['//www.dtdc.com/', false],
    ['https://www.dtdc.com/track', true],
  ])('%s may be followed: %s', (link, may) => expect(isOnHost(link, 'www.dtdc.com')).toBe(may));

  test('are refused for a template that leaves its host', () => {
    const bent = { ...COURIERS[0]!, template: 'https://{awb}.evil.com/' };
    expect(toTrackingUrl(bent, 'x')).toBeUndefined();
  });

  test('every courier’s template is on its host', () => {
    for (const { template, host } of COURIERS)
      expect(isOnHost(template.replace('{awb}', '1'), host)).toBe(true);
  });
});

describe('handing a parcel over', () => {
  test('trims and upper-cases the tracking number', () => {
    expect(ShipOrder.parse({ courier: 'ekart', tracking_number: ' fmpc0123456789 ' })).toEqual({
      courier: 'ekart',
      tracking_number: 'FMPC0123456789',
    });
  });

  test.each([
    { courier: 'pigeon', tracking_number: '12345' },
    { courier: 'ekart', tracking_number: '../x' },
    { courier: 'ekart', tracking_number: '' },
  ])('%j is refused', (body) => expect(ShipOrder.safeParse(body).success).toBe(false));

  test('accepts another courier by name, with or without a tracking number and link', () => {
    const other = { courier: 'other', courier_name: ' Sharma Travels, Dausa ' };
    expect(toParcel(ShipOrder.parse(other))).toEqual({
      courier: 'Sharma Travels, Dausa',
      trackingNumber: null,
      trackingUrl: null,
    });
    const followed = { ...other, tracking_number: 'lr-1234', tracking_url: 'https://sharma.example/lr' };
    expect(toParcel(ShipOrder.parse(followed))).toMatchObject({
      trackingNumber: 'LR-1234',
      trackingUrl: 'https://sharma.example/lr',
    });
  });

  test.each(COURIERS)(
    'a typed name equal to the key of $name is not taken as a choice from the list',
    ({ key, name }) => {
      const typed = { courier: 'other', courier_name: key, tracking_url: 'https://agent.example/7' };
      const parcel = toParcel(ShipOrder.parse(typed));
      expect(parcel).toEqual({ courier: name, trackingNumber: null, trackingUrl: 'https://agent.example/7' });
      expect(findCourier(parcel.courier)).toBe(undefined);
    },
  );

  test.each([
    [{ courier: 'other' }, 'courier_name'],
    [{ courier: 'other', courier_name: ' x ' }, 'courier_name'],
    [{ courier: 'other', courier_name: 'A\nB' }, 'courier_name'],
    [{ courier: 'other', courier_name: 'Sharma', tracking_url: 'http://sharma.example' }, 'tracking_url'],
    [{ courier: 'other', courier_name: 'Sharma', tracking_url: 'https://a@sharma.example' }, 'tracking_url'],
    [{ courier: 'other', courier_name: 'Sharma', tracking_url: 'javascript:alert(1)' }, 'tracking_url'],
    [{ courier: 'ekart', tracking_number: '12345', courier_name: 'Sharma' }, 'courier_name'],
    [{ courier: 'ekart', tracking_number: '12345', tracking_url: 'https://evil.example' }, 'tracking_url'],
    [{ courier: 'ekart' }, 'tracking_number'],
  ])('%j is refused for its %s', (body, field) =>
    expect(ShipOrder.safeParse(body).error?.issues.map(({ path }) => path[0])).toEqual([field]),
  );

  test('warns about an unusual tracking number without refusing it', () => {
    expect(awbWarning(findCourier('bluedart')!, '12345678')).toBeUndefined();
    expect(awbWarning(findCourier('bluedart')!, 'AB1')).toMatch(/Blue Dart/);
    expect(awbWarning(findCourier('dtdc')!, 'anything')).toBeUndefined();
  });
});
