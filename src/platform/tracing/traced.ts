/** A part of a request, as a trace shows it. Attributes have no values that name a person or open an account. */
export type Step = { name: string; attributes?: Record<string, string | number> };
/** Does work as a part of the current request; outside of a request it only does the work. */
export type TraceStep = <Result>(step: Step, work: () => Promise<Result>) => Promise<Result>;

let traceStep: TraceStep | undefined;

/** Sets what records steps in this process; undefined ends it. */
export function recordSteps(by: TraceStep | undefined): void {
  traceStep = by;
}

/** Does work, and records it as a part of the current request where this process records traces. `describe` is called only then. */
export function traced<Result>(describe: () => Step, work: () => Promise<Result>): Promise<Result> {
  return traceStep ? traceStep(describe(), work) : work();
}
