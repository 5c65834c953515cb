type Templates = Record<string, string>;
/** The settings of the message providers; once `findHalfSet` finds nothing missing, a chosen provider has all that it needs. */
type Values = {
  SMS_PROVIDER?: 'msg91' | 'twilio' | undefined;
  MSG91_AUTH_KEY?: string | undefined;
  MSG91_SENDER?: string | undefined;
  MSG91_TEMPLATES?: Templates | undefined;
  TWILIO_ACCOUNT_SID?: string | undefined;
  TWILIO_AUTH_TOKEN?: string | undefined;
  TWILIO_FROM?: string | undefined;
  TWILIO_WHATSAPP_FROM?: string | undefined;
  TWILIO_TEMPLATES?: Templates | undefined;
  WHATSAPP_PROVIDER?: 'meta' | 'twilio' | undefined;
  META_PHONE_NUMBER_ID?: string | undefined;
  META_ACCESS_TOKEN?: string | undefined;
  META_TEMPLATES?: Templates | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
};

type TwilioKeys = { provider: 'twilio'; accountSid: string; authToken: string; from: string };
export type SmsKeys =
  | { provider: 'msg91'; authKey: string; sender: string; templates: Templates }
  | TwilioKeys;
export type WhatsappKeys =
  | { provider: 'meta'; phoneNumberId: string; accessToken: string; templates: Templates }
  | (TwilioKeys & { templates: Templates });
export type MailKeys = { url: string; from: string };

/** The keys of the provider of each kind of message; undefined if none is chosen. */
export type MessageKeys = {
  sms: SmsKeys | undefined;
  whatsapp: WhatsappKeys | undefined;
  email: MailKeys | undefined;
};

/** Returns the keys of the providers that are chosen and complete. */
export function toMessageKeys(values: Values): MessageKeys {
  const { SMTP_URL: url, MAIL_FROM: from } = values;
  return { sms: toSms(values), whatsapp: toWhatsapp(values), email: url && from ? { url, from } : undefined };
}

function toSms(values: Values): SmsKeys | undefined {
  const { MSG91_AUTH_KEY: authKey, MSG91_SENDER: sender, MSG91_TEMPLATES: templates } = values;
  if (values.SMS_PROVIDER === 'twilio') return toTwilio(values, values.TWILIO_FROM);
  if (values.SMS_PROVIDER !== 'msg91' || !authKey || !sender || !templates) return undefined;
  return { provider: 'msg91', authKey, sender, templates };
}

function toWhatsapp(values: Values): WhatsappKeys | undefined {
  const { META_PHONE_NUMBER_ID: phoneNumberId, META_ACCESS_TOKEN: accessToken } = values;
  if (values.WHATSAPP_PROVIDER === 'twilio') {
    const keys = toTwilio(values, values.TWILIO_WHATSAPP_FROM);
    return keys && values.TWILIO_TEMPLATES && { ...keys, templates: values.TWILIO_TEMPLATES };
  }
  const templates = values.META_TEMPLATES;
  if (values.WHATSAPP_PROVIDER !== 'meta' || !phoneNumberId || !accessToken || !templates) return undefined;
  return { provider: 'meta', phoneNumberId, accessToken, templates };
}

function toTwilio(values: Values, from: string | undefined): TwilioKeys | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = values;
  return accountSid && authToken && from ? { provider: 'twilio', accountSid, authToken, from } : undefined;
}
