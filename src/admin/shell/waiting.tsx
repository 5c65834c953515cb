import { Spinner } from '#ui/spinner.tsx';

/** Takes the place of the whole admin while its first answer is awaited. */
export function Waiting() {
  return (
    <div className="grid min-h-dvh place-items-center text-madder">
      <Spinner />
    </div>
  );
}
