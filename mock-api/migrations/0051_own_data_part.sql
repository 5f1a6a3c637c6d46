-- expand
ALTER TABLE "own_setting" ADD COLUMN "data" boolean DEFAULT false NOT NULL;