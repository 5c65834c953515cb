/** Shows why the request of a dialog was refused, above the buttons in its footer, which is in view wherever a phone has scrolled to. */
export function DialogError({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="w-full text-alert empty:hidden">
      {children}
    </p>
  );
}
