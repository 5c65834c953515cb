import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { greetingName } from '#domain/customer/customer-name.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { startAtContent } from '#ui/overlay/keep-in-page.ts';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/profile.route.ts';
import { AccountFailure, AccountPage, AccountLoading } from './account-page.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSettings } from './profile-settings.tsx';
import { useAnswer } from '#web/state/use-answer.ts';
import { useLogin } from '#web/sign-in/use-login.ts';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.title, matches);
}

/** The customer's profile and sessions; the tab is in the URL. */
export default function ProfilePage() {
  const isReady = useLogin();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'settings' ? 'settings' : 'profile';
  if (!isReady) return <AccountLoading title={words.title} />;
  return (
    <AccountPage title={words.title}>
      <Tabs
        label={words.profileTab}
        value={tab}
        onValueChange={(next) =>
          setSearch(next === 'profile' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          { value: 'profile', label: words.profileTab, content: <Details /> },
          { value: 'settings', label: words.settingsTab, content: <ProfileSettings /> },
        ]}
      />
    </AccountPage>
  );
}

function Details() {
  const { answer, error, again } = useAnswer('GET /profile');
  const [isEditing, setEditing] = useState(false);
  const closeForm = () => {
    setEditing(false);
    startAtContent();
  };
  if (error) return <AccountFailure message={error.message} again={() => void again()} />;
  if (!answer) return <Skeleton className="h-96 w-full" />;
  const { user, verification } = answer;
  if (isEditing)
    return <ProfileForm user={user} onClose={closeForm} onSaved={() => void again().then(closeForm)} />;
  return (
    <>
      <p className="mb-4 text-lg">{words.hello(greetingName(user))}</p>
      <ProfileCard {...{ user, verification }} onEdit={() => setEditing(true)} onChanged={again} />
    </>
  );
}
