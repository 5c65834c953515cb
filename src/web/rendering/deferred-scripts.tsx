import { createContext, useContext } from 'react';
import { Scripts } from 'react-router';

/** The nonce of this rendering; set on the server only. */
export const ScriptNonce = createContext<string | undefined>(undefined);

/**
 * Renders the router's scripts so that they load after the page: on a slow network 140 KB of script would otherwise compete with the
 * pictures. Inside `noscript` a browser reads them as text; the script behind it inserts them when the page has loaded, or at the
 * visitor's first input. In development they load at once.
 */
export function DeferredScripts() {
  const nonce = useContext(ScriptNonce);
  if (!import.meta.env.PROD) return <Scripts />;
  return (
    <>
      <noscript>
        <Scripts />
      </noscript>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startLater : ' ' }}
      />
    </>
  );
}

// Classic scripts run at once, in their usual order; modules and their preloads wait. Buttons that are pressed before hydration are stored
// in `window.pressed`, and the page presses them again after hydration. Those of a form that only the script can send do nothing until
// then: the browser would put what was typed, even a password, into the address. A moving pointer is not an input: the browser itself
// reports one after the first layout, before the visitor has touched anything.
const startLater = `(() => {
const scripts = document.createRange().createContextualFragment(document.currentScript.previousElementSibling.textContent);
const modules = Array.from(scripts.querySelectorAll("link, script[type=module]"));
for (const each of modules) each.remove();
document.head.append(scripts);
window.pressed = new Set();
addEventListener("click", (event) => {
  const button = window.pressed && event.target.closest("button[type=button]:not([commandfor]), form:not([action]) [type=submit]");
  if (!button) return;
  if (button.type === "submit") event.preventDefault();
  window.pressed.add(button);
}, true);
let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  window.fetchFonts?.();
  document.head.append(...modules);
};
const soon = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, 50)));
if (document.readyState === "complete") soon(); else addEventListener("load", soon);
for (const touch of ["pointerdown", "keydown", "touchstart", "scroll"]) addEventListener(touch, start, {once: true, passive: true});
setTimeout(start, 4000);
})();`;
