import { useEffect, useState } from 'react';

const pauseMs = 200;

/** Returns a value once it has not changed for 200 ms. */
export function useDelayed<Value>(value: Value): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
