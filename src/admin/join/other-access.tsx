import { useEffect, useRef, useState } from 'react';
import type { Answer } from '#contract/endpoints.ts';
import { SignInCard } from '#admin/session/sign-in-card.tsx';
import { useTitle } from '#admin/use-title.ts';
import { Button } from '#ui/form/button.tsx';

const title = 'Your new password is saved';

type OtherAccessProps = { accepted: Answer<'POST /admin/staff/accept'>; onContinue: () => Promise<void> };

/** Says after a new password which API keys have ended and which passkeys still sign the person in. */
export function OtherAccess({ accepted: { ended_api_keys, passkeys }, onContinue }: OtherAccessProps) {
  useTitle(title);
  const [isLeaving, setLeaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <SignInCard title={title} headingRef={heading}>
      {ended_api_keys.length > 0 && (
        <div>
          <p>These API keys of yours have stopped working. Make new ones for the programs you still use:</p>
          <Names names={ended_api_keys} />
        </div>
      )}
      {passkeys.length > 0 && (
        <div>
          <p>
            These passkeys can still sign you in. Remove any that you do not recognise, under Your account:
          </p>
          <Names names={passkeys} />
        </div>
      )}
      <Button
        size="lg"
        wide
        busy={isLeaving}
        onClick={() => {
          setLeaving(true);
          void onContinue();
        }}
      >
        Continue
      </Button>
    </SignInCard>
  );
}

function Names({ names }: { names: string[] }) {
  return (
    <ul className="mt-2 list-disc pl-5">
      {names.map((name, index) => (
        <li key={index} className="wrap-break-word">
          {name}
        </li>
      ))}
    </ul>
  );
}
