export const hotGames = (): readonly number[] => [];
