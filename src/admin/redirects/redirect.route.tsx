import { useNavigate, useParams } from 'react-router';
import { EndRecord } from '#admin/form/end-record.tsx';
import { Loaded } from '#admin/loaded.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { useTitle } from '#admin/use-title.ts';
import { RedirectForm, toSavedRedirect } from './redirect-form.tsx';
import { type Redirect, useChangeRedirect, useRedirect, useRemoveRedirect } from './use-redirect.ts';

/** One old address: its target, and the button that removes it. */
export function Component() {
  const { id = '' } = useParams();
  const query = useRedirect(id);
  useTitle('Old address');
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <Loaded query={query}>{(redirect) => <RedirectPage redirect={redirect} />}</Loaded>
    </div>
  );
}

function RedirectPage({ redirect }: { redirect: Redirect }) {
  const { id, path } = redirect;
  const change = useChangeRedirect(id);
  const remove = useRemoveRedirect(id);
  const navigate = useNavigate();
  return (
    <div className="flex flex-col gap-4">
      <ScreenHead
        title={path}
        actions={
          <EndRecord
            isRunning={false}
            title="Remove this old address?"
            effect={`Visitors to ${path} will see that there is no such page.`}
            busy={remove.isPending}
            end={() => undefined}
            remove={(answered) =>
              remove.mutate(undefined, { ...answered, onSuccess: () => navigate('/words/redirects') })
            }
          />
        }
      />
      <RedirectForm
        key={id}
        draft={`redirect ${id}`}
        record={toSavedRedirect(redirect)}
        save={async (fields, version) => toSavedRedirect(await change.mutateAsync({ ...fields, version }))}
        canUndo
      />
    </div>
  );
}
