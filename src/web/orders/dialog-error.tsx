/** Why a dialog was refused, in its foot above the buttons: there it is in view wherever a phone has scrolled to. */
export function DialogError({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="w-full text-alert empty:hidden">
      {children}
    </p>
  );
}
