type Values = Readonly<Record<string, unknown>>;
/** A setting requires all of `needs`; of two names joined by `or`, it requires one. */
type Need = { when: (config: Values) => unknown; because: string; needs: string[] };

const needs: Need[] = [
  {
    when: (c) => c['RAZORPAY_KEY_ID'] ?? c['RAZORPAY_KEY_SECRET'] ?? c['RAZORPAY_WEBHOOK_SECRET'],
    because: 'Razorpay',
    needs: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  },
  {
    when: (c) => c['SHIPROCKET_EMAIL'] ?? c['SHIPROCKET_PASSWORD'] ?? c['SHIPROCKET_WEBHOOK_TOKEN'],
    because: 'Shiprocket',
    needs: ['SHIPROCKET_EMAIL', 'SHIPROCKET_PASSWORD', 'SHIPROCKET_WEBHOOK_TOKEN'],
  },
  {
    when: (c) => c['DELHIVERY_TOKEN'] ?? c['DELHIVERY_WEBHOOK_TOKEN'] ?? c['DELHIVERY_URL'],
    because: 'Delhivery',
    needs: ['DELHIVERY_TOKEN', 'DELHIVERY_WEBHOOK_TOKEN'],
  },
  {
    when: (c) => c['SMS_PROVIDER'] === 'msg91',
    because: 'SMS_PROVIDER=msg91',
    needs: ['MSG91_AUTH_KEY', 'MSG91_SENDER', 'MSG91_TEMPLATES'],
  },
  {
    when: (c) => c['SMS_PROVIDER'] === 'twilio',
    because: 'SMS_PROVIDER=twilio',
    needs: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  },
  {
    when: (c) => c['WHATSAPP_PROVIDER'] === 'meta',
    because: 'WHATSAPP_PROVIDER=meta',
    needs: ['META_PHONE_NUMBER_ID', 'META_ACCESS_TOKEN', 'META_TEMPLATES'],
  },
  {
    when: (c) => c['WHATSAPP_PROVIDER'] === 'twilio',
    because: 'WHATSAPP_PROVIDER=twilio',
    needs: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_WHATSAPP_FROM', 'TWILIO_TEMPLATES'],
  },
  {
    when: (c) => c['CDN_PURGE_URL'] ?? c['CDN_PURGE_TOKEN'],
    because: 'the content delivery network',
    needs: ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN'],
  },
  {
    when: (c) => c['DATABASE_READ_URL'],
    because: 'DATABASE_READ_URL',
    needs: ['DATABASE_URL'],
  },
  {
    when: (c) => c['DATABASE_SESSION_URL'],
    because: 'DATABASE_SESSION_URL',
    needs: ['DATABASE_URL'],
  },
  {
    when: (c) => c['MEDIA_STORE'],
    because: 'MEDIA_STORE',
    needs: ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  },
  {
    when: (c) => c['S3_ENDPOINT'] ?? c['S3_REGION'] ?? c['S3_ACCESS_KEY_ID'] ?? c['S3_SECRET_ACCESS_KEY'],
    because: 'the S3 store',
    needs: ['MEDIA_STORE'],
  },
  { when: (c) => c['SMTP_URL'], because: 'SMTP_URL', needs: ['MAIL_FROM'] },
  { when: (c) => c['MAIL_FROM'], because: 'MAIL_FROM', needs: ['SMTP_URL'] },
  {
    when: (c) => c['MSG91_AUTH_KEY'] ?? c['MSG91_SENDER'] ?? c['MSG91_TEMPLATES'],
    because: 'MSG91',
    needs: ['SMS_PROVIDER'],
  },
  {
    when: (c) => c['META_PHONE_NUMBER_ID'] ?? c['META_ACCESS_TOKEN'] ?? c['META_TEMPLATES'],
    because: 'Meta',
    needs: ['WHATSAPP_PROVIDER'],
  },
  {
    when: (c) => c['TWILIO_ACCOUNT_SID'] ?? c['TWILIO_AUTH_TOKEN'],
    because: 'Twilio',
    needs: ['SMS_PROVIDER or WHATSAPP_PROVIDER'],
  },
  { when: (c) => c['TWILIO_FROM'], because: 'TWILIO_FROM', needs: ['SMS_PROVIDER'] },
  {
    when: (c) => c['TWILIO_WHATSAPP_FROM'] ?? c['TWILIO_TEMPLATES'],
    because: 'WhatsApp by Twilio',
    needs: ['WHATSAPP_PROVIDER'],
  },
  {
    when: (c) => c['OTEL_EXPORTER_OTLP_HEADERS'],
    because: 'OTEL_EXPORTER_OTLP_HEADERS',
    needs: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
  },
];

/** Returns a sentence for each missing setting that another setting requires. */
export function findHalfSet(config: Values): string[] {
  return needs
    .filter(({ when }) => when(config))
    .flatMap(({ because, needs }) =>
      needs
        .filter((keys) => !keys.split(' or ').some((key) => config[key]))
        .map((key) => `${key} is missing: ${because} needs it`),
    );
}
