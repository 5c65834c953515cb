import { waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listToasts } from '#ui/overlay/toasts.ts';
import { mount } from '#test/mount.ts';
import { CameraView } from './camera-view.tsx';

test('a camera stopped by the device, as when a phone is locked, is closed with a message', async () => {
  const track = { readyState: 'live', stop() {} };
  let reads = 0;
  const detect = async () => {
    reads += 1;
    return [];
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [track] }) } });
  const reader = Object.assign(
    function open() {
      return { detect };
    },
    { getSupportedFormats: async () => ['code_128'] },
  );
  vi.stubGlobal('BarcodeDetector', reader);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const onFailure = vi.fn();
  mount(() => createElement(CameraView, { onFailure }));
  await waitFor(() => expect(reads).toBeGreaterThan(0));
  expect(onFailure).not.toHaveBeenCalled();
  track.readyState = 'ended';
  await waitFor(() => expect(onFailure).toHaveBeenCalled());
  expect(listToasts().at(-1)?.text).toBe('The camera stopped. Please open it again.');
});
