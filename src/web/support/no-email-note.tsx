import type { ContactContent } from '#domain/content/content.ts';
import { useOffered } from '#web/shell/use-offered.ts';
import { PhoneLink, WhatsAppLink } from './phone-links.tsx';
import * as words from './words.ts';

/** Shows, in a shop that sends no e-mail, where the answer will appear and how to contact the shop instead. */
export function NoEmailNote({ phone, whatsapp }: Pick<ContactContent, 'phone' | 'whatsapp'>) {
  const { email } = useOffered();
  if (email) return null;
  return (
    <p className="mb-4 rounded-sm bg-turmeric-wash px-4 py-3">
      {words.noEmail}
      {(phone || whatsapp) && (
        <>
          {' '}
          {words.callUs} <PhoneLink number={phone} /> <WhatsAppLink number={whatsapp} />
        </>
      )}
    </p>
  );
}
