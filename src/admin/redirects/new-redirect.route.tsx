import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { useTitle } from '#admin/use-title.ts';
import { useNavigateFromHere } from '#admin/use-navigate-from-here.ts';
import { RedirectForm, toSavedRedirect } from './redirect-form.tsx';
import { useAddRedirect } from './use-redirect.ts';

/** The form that adds an old address. */
export function Component() {
  const add = useAddRedirect();
  const navigate = useNavigateFromHere();
  useTitle('Add an old address');
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title="Add old address" />
      <RedirectForm
        draft="redirect new"
        record={{ values: { path: '', target: '' }, version: 0 }}
        save={async (fields) => {
          const redirect = await add.mutateAsync(fields);
          navigate(`/words/redirects/${redirect.id}`, { replace: true });
          return toSavedRedirect(redirect);
        }}
      />
    </div>
  );
}
