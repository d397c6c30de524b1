/** The numbers that a reader enters. Prices are per million tokens, in any currency. */
export type Figures = {
  lowSteps: number;
  highSteps: number;
  inputTokens: number;
  /** Percentage of the input that the provider bills at the price for cached input. */
  cachedShare: number;
  /** Includes reasoning tokens, which providers bill as output. */
  outputTokens: number;
  inputPrice: number;
  cachedPrice: number;
  outputPrice: number;
};

export function costPerStep(figures: Figures): number {
  const {inputTokens, cachedShare, outputTokens, inputPrice, cachedPrice, outputPrice} = figures;
  const cached = inputTokens * (cachedShare / 100);
  const total =
    (inputTokens - cached) * inputPrice + cached * cachedPrice + outputTokens * outputPrice;
  return total / 1_000_000;
}

/** Returns the cost of a number of runs, with the lowest and the highest number of steps. */
export function costOfRuns(figures: Figures, runs: number): [low: number, high: number] {
  const {lowSteps, highSteps} = figures;
  const perStep = costPerStep(figures);
  return [
    Math.min(lowSteps, highSteps) * runs * perStep,
    Math.max(lowSteps, highSteps) * runs * perStep,
  ];
}
