export const STATUS_NAMES = {
  running: 'agents.bet_running',
  settled: 'agents.bet_settled',
  void: 'agents.bet_void',
} as const;
