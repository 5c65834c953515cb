/** A part of a request, as a trace shows it. No attribute value may identify a person or open an account. */
export type Step = { name: string; attributes?: Record<string, string | number> };
/** Does work as a part of the current request; without a request it only does the work. */
export type TraceStep = <Result>(step: Step, work: () => Promise<Result>) => Promise<Result>;

let traceStep: TraceStep | undefined;

/** Sets the recorder of steps in this process; undefined stops recording. */
export function recordSteps(by: TraceStep | undefined): void {
  traceStep = by;
}

/** Does work, and records it as a part of the current request if this process records traces. Calls `describe` only in that case. */
export function traced<Result>(describe: () => Step, work: () => Promise<Result>): Promise<Result> {
  return traceStep ? traceStep(describe(), work) : work();
}
