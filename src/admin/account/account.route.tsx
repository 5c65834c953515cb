import { useMe } from '#admin/session/use-me.ts';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { useTitle } from '#admin/use-title.ts';
import { FactorsPart } from './factors-part.tsx';
import { KeysPart } from './keys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** The person's own account: how they sign in, where they are signed in, and which programs act in their name. */
export function Component() {
  const { staff } = useMe();
  useTitle('Your account');
  return (
    <div className="px-4 py-4 md:px-6">
      <ScreenHead title="Your account">
        <p className="text-sm break-all text-quiet">{staff.email}</p>
      </ScreenHead>
      <div className="mt-4 grid items-start gap-4 grid-cols-1 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <FactorsPart />
          <SessionsPart />
          <KeysPart />
        </div>
        <PasswordPart />
      </div>
    </div>
  );
}
